import { Suspense, useRef } from 'react';
import { lazyPart } from '../../chunks/lazyChunk.ts';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { usePlayPause } from '../../session/usePlayPause.ts';
import { useViewer } from '../../session/useViewer.ts';
import { lobbyPath } from '../../shell/categories.ts';
import { lastAddressOf } from '../../shell/lastAddress.ts';
import { useDialogs } from '../../overlays/dialogs.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary/SectionBoundary.tsx';
import { GameBar } from './GameBar.tsx';
import { GameFrame } from './GameFrame.tsx';
import { GameNotice } from './GameNotice.tsx';
import styles from './GameTable.module.css';
import { GameTitle } from './GameTitle.tsx';
import { LaunchSteps } from './LaunchSteps.tsx';
import { type GameSession, useGameSession } from './useGameSession.ts';

const PauseNotice = lazyPart(async () => (await loadChunk(() => import('../../panels/memberCentre/limits/PauseNotice.tsx'))).PauseNotice);

export interface GameTableProps {
  gameId: string;
  roomId: string | null;
  /** Of the site. */
  brand: string;
}

/** One game from its launch to its end: the bar above, and below it the game or what there is to say about it. */
export function GameTable({ gameId, roomId, brand }: GameTableProps) {
  const table = useRef<HTMLDivElement>(null);
  const { session, relaunch, relaunchInWindow, loaded, over } = useGameSession(gameId, roomId);
  const game = 'game' in session ? session.game : null;
  const name = session.stage === 'elsewhere' ? session.name : game?.name;
  const lobby = lastAddressOf((game && lobbyPath(game.category)) ?? (roomId === null ? '/rng' : '/pvp'));
  return (
    <div ref={table} className={styles['table']} data-game-table>
      <GameTitle name={name} brand={brand} />
      <GameBar name={name} vendorCode={game?.vendorCode} lobby={lobby} table={table} onReload={relaunch} onOwnWindow={relaunchInWindow} />
      {(game || session.stage === 'elsewhere' || session.stage === 'refused') && <Break />}
      <div className={styles['stage']}>
        {game && <GameFrame key={game.url} game={game} lobby={lobby} onLoaded={loaded} onOver={over} />}
        {session.stage === 'asking' || session.stage === 'loading' ? (
          <LaunchSteps stage={session.stage} />
        ) : (
          session.stage !== 'playing' && (
            <Ending session={session} lobby={lobby} onRelaunch={session.stage === 'blocked' ? relaunchInWindow : relaunch} />
          )
        )}
      </div>
    </div>
  );
}

/**
 * A break that began while the game was open, here or on another device, or that keeps it from opening: until when it lasts. An open game stays:
 * what is under way in it comes to its end.
 */
function Break() {
  const pause = usePlayPause(useViewer());
  if (pause === null) return null;
  return (
    <SectionBoundary fallback={null}>
      <Suspense>
        <div className={styles['pause']}>
          <PauseNotice pause={pause} />
        </div>
      </Suspense>
    </SectionBoundary>
  );
}

function Ending({ session, lobby, onRelaunch }: { session: GameSession; lobby: string; onRelaunch: () => void }) {
  const { open } = useDialogs();
  if (session.stage !== 'refused') return <GameNotice words={session.stage} onAction={onRelaunch} />;
  const words = session.refusal;
  if (words === 'PasswordChangeRequiredError') return <GameNotice words={`refusals.${words}`} onAction={() => open('changePassword')} />;
  if (words === 'GameVendorError') return <GameNotice words={`refusals.${words}`} message={session.message} onAction={onRelaunch} />;
  return <GameNotice words={`refusals.${words}`} message={session.message} lobby={lobby} />;
}
