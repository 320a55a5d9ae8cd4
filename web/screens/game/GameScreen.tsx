import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { useViewer } from '../../session/useViewer.ts';
import { GameNotice } from './GameNotice.tsx';
import { GameTable } from './GameTable.tsx';
import { GameTitle } from './GameTitle.tsx';
import { GuestGate } from './GuestGate.tsx';
import type { GameScreenQuery } from './__generated__/GameScreenQuery.graphql.ts';

/** Opens the game that the address names. Guests log in first; the game opens by itself after it. */
export function GameScreen() {
  const { site } = useRouteQuery<GameScreenQuery>(graphql`
    query GameScreenQuery @preloadable @raw_response_type {
      ...Shell_query
      site {
        brandName
      }
    }
  `);
  const [parameters] = useSearchParams();
  const viewer = useViewer();
  const gameId = parameters.get('game');
  const roomId = parameters.get('room');
  if (gameId && viewer)
    return <GameTable key={`${viewer.id} ${gameId} ${roomId}`} gameId={gameId} roomId={roomId} brand={site.brandName} />;
  return (
    <>
      <GameTitle name={undefined} brand={site.brandName} />
      {gameId ? <GuestGate /> : <GameNotice words="noGame" />}
    </>
  );
}
