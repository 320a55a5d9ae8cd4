import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { useViewer } from '../../session/useViewer.ts';
import { GameNotice } from './GameNotice.tsx';
import { GameTable } from './GameTable.tsx';
import { GuestGate } from './GuestGate.tsx';
import type { GameScreenQuery } from './__generated__/GameScreenQuery.graphql.ts';

/** Opens the game that the address names. Guests log in first; the game opens by itself after it. */
export function GameScreen() {
  useRouteQuery<GameScreenQuery>(graphql`
    query GameScreenQuery {
      ...Shell_query
    }
  `);
  const [parameters] = useSearchParams();
  const viewer = useViewer();
  const gameId = parameters.get('game');
  if (!gameId) return <GameNotice words="noGame" />;
  return viewer ? <GameTable key={`${viewer.id} ${gameId}`} gameId={gameId} /> : <GuestGate />;
}
