import { Suspense } from 'react';
import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { useViewer } from '../../session/useViewer.ts';
import { GameNotice } from './GameNotice.tsx';
import { GameTable } from './GameTable.tsx';
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
  const open = (id: string) => (viewer ? <GameTable key={`${viewer.id} ${id} ${roomId}`} gameId={id} roomId={roomId} /> : <GuestGate />);
  return (
    <>
      <Suspense>
        <PageTitle brand={site.brandName} />
      </Suspense>
      {gameId ? open(gameId) : <GameNotice words="noGame" />}
    </>
  );
}

/** The frame does not wait for its words. */
function PageTitle({ brand }: { brand: string }) {
  const { t } = useTranslation('game');
  return <title>{t('title', { brand })}</title>;
}
