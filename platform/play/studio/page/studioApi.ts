import { bearer, json, playCall, type Send } from '../../games/kit/playApi.ts';
import type { VisitReport } from '../../round/round.ts';
import type { StudioAnswer } from '../studioAnswer.ts';
import type { AbandonedTurn, StudioRound } from '../studioRounds.ts';

/** The calls of the stand-in's page: they throw `PlayRefusal` or `PlayFault`, nothing else. */
export interface StudioApi {
  open(token: string): Promise<StudioAnswer>;
  /** Turns the wheel; the same reference again is the same turn. */
  play(session: string, stake: string, reference: string): Promise<StudioRound>;
  /** A turn that may not have been shown. */
  turn(session: string, reference: string): Promise<AbandonedTurn>;
  /** The end of that turn has been shown. */
  shown(session: string, reference: string): Promise<void>;
  /** What there is to stake now, as a decimal string. */
  balance(session: string): Promise<string>;
  /** How the visit goes; with `goOn` the player has seen it, and plays on. */
  visit(session: string, goOn: boolean): Promise<VisitReport>;
}

export const createStudioApi = (fetch: Send): StudioApi => {
  const send: Send = (path, init) => fetch(`/studio/${path}`, init);
  return {
    open: (token) => playCall(send, 'open', json({ token })),
    play: (session, stake, reference) => playCall(send, 'rounds', json({ stake, reference }, bearer(session))),
    turn: (session, reference) => playCall(send, 'turn', json({ reference }, bearer(session))),
    shown: async (session, reference) => {
      await playCall(send, 'shown', json({ reference }, bearer(session)));
    },
    balance: async (session) => (await playCall<{ readonly balance: string }>(send, 'balance', json({}, bearer(session)))).balance,
    visit: (session, goOn) => playCall(send, 'visit', json({ goOn }, bearer(session))),
  };
};
