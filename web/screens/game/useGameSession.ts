import { useCallback, useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { RequestFault } from '../../relay/RequestFault.ts';
import { clearViewer } from '../../session/viewer.ts';
import { shownTheme } from '../../ui/shownTheme.ts';
import { frameAddress } from '../../ui/frameAddress.ts';
import { roomSecret } from './roomSecret.ts';
import { type LaunchGameResult, useLaunchGame } from './useLaunchGame.ts';

const refusals = [
  'PasswordChangeRequiredError',
  'GameNotFoundError',
  'GameMaintenanceError',
  'GameVendorError',
  'RealAccountNeededError',
] as const;
type Refusal = (typeof refusals)[number] | 'other';

export interface OpenGame {
  readonly url: string;
  readonly name: string;
  readonly category: string;
  readonly vendorCode: string;
}

/** `slow`: neither answer nor game within the time-out. `over`: the game said that its session ended. `blocked`: no window was to be had. */
export type GameSession =
  | { readonly stage: 'asking' | 'fault' | 'slow' | 'over' | 'blocked' }
  /** It runs in a window of its own. */
  | { readonly stage: 'elsewhere'; readonly name: string }
  /** `message`: what the vendor says, or the gateway of a refusal of a later version. */
  | { readonly stage: 'refused'; readonly refusal: Refusal; readonly message?: string | undefined }
  | { readonly stage: 'loading' | 'playing'; readonly game: OpenGame };

const timeOut = 15_000;

/** Launches a game on entry, and anew on `relaunch`. Every launch has its own single-use address. */
export function useGameSession(gameId: string, roomId: string | null) {
  const environment = useRelayEnvironment();
  const launchGame = useLaunchGame();
  const [launch, setLaunch] = useState(1);
  /** Where the game is shown; null for the frame. */
  const ownWindow = useRef<Window | null>(null);
  const [session, setSession] = useState<GameSession>({ stage: 'asking' });

  useEffect(() => {
    let isCurrent = true;
    /** Opened for this launch, and led nowhere yet. */
    let waiting = ownWindow.current;
    const begin = async () => {
      // One turn later, so that an effect which is undone at once asks for nothing.
      await Promise.resolve();
      if (!isCurrent) return;
      const next = await launchGame(gameId, roomId).then((result) => sessionOf(result, roomId), faultOf);
      if (!isCurrent) return;
      // The session ended elsewhere: as a guest, this screen asks for the login and then launches again.
      if (next === 'guest') {
        ownWindow.current?.close();
        waiting = null;
        return clearViewer(environment);
      }
      const shown = shownIn(ownWindow.current, next);
      waiting = null;
      // Nothing is waited for any more: a window that the game plays in is not to be closed under it.
      if (shown.stage !== 'loading') clearTimeout(timer);
      setSession(shown);
    };
    const timer = setTimeout(() => {
      isCurrent = false;
      ownWindow.current?.close();
      setSession((now) => (now.stage === 'asking' || now.stage === 'loading' ? { stage: 'slow' } : now));
    }, timeOut);
    void begin();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      // Whoever has left, or wants it elsewhere by now, is not left with an empty window.
      waiting?.close();
    };
  }, [environment, gameId, launch, launchGame, roomId]);

  return {
    session,
    relaunch: useCallback(() => {
      ownWindow.current = null;
      setSession({ stage: 'asking' });
      setLaunch((count) => count + 1);
    }, []),
    /** In the turn of a press: browsers give no window otherwise. */
    relaunchInWindow: useCallback(() => {
      ownWindow.current = window.open('', '_blank', 'popup,width=1200,height=800');
      if (!ownWindow.current) return setSession({ stage: 'blocked' });
      setSession({ stage: 'asking' });
      setLaunch((count) => count + 1);
    }, []),
    loaded: useCallback(() => setSession((now) => (now.stage === 'loading' ? { ...now, stage: 'playing' } : now)), []),
    over: useCallback(() => setSession({ stage: 'over' }), []),
  };
}

/** Leads the game's own window to it, or closes it where there is no game; without one the frame shows what there is. */
function shownIn(ownWindow: Window | null, session: GameSession): GameSession {
  if (!ownWindow) return session;
  if (session.stage !== 'loading') {
    ownWindow.close();
    return session;
  }
  // The game is a page of somebody else: it may not lead this one elsewhere.
  ownWindow.opener = null;
  ownWindow.location.replace(session.game.url);
  return { stage: 'elsewhere', name: session.game.name };
}

/** An address may be written by hand: what is no id of anything is no game either. */
const faultOf = (cause: unknown): GameSession =>
  cause instanceof RequestFault && cause.code === 'BAD_USER_INPUT'
    ? { stage: 'refused', refusal: 'GameNotFoundError' }
    : { stage: 'fault' };

function sessionOf(result: LaunchGameResult, roomId: string | null): GameSession | 'guest' {
  if (result.__typename === 'NotSignedInError') return 'guest';
  if (result.__typename !== 'LaunchGamePayload') {
    const known = refusals.find((name) => name === result.__typename);
    return known
      ? { stage: 'refused', refusal: known, ...(known === 'GameVendorError' && { message: result.message }) }
      : { stage: 'refused', refusal: 'other', message: result.message };
  }
  const url = frameAddress(result.url, shownTheme(), location.origin);
  const { name, category, vendorCode } = result.game;
  // A game of rooms is opened by its tile as well, which names none.
  const hasRooms = roomId !== null || category === 'PVP';
  return url === null
    ? { stage: 'fault' }
    : { stage: 'loading', game: { url: hasRooms ? `${url}#${roomSecret()}` : url, name, category, vendorCode } };
}
