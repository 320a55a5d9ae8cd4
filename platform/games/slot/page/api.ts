import type { PlayedRound, PlaySession, Round, SeedCommitment } from '../round.ts';
import type { TitleAnswer } from './titleAnswer.ts';

/** The server said no, in a way the player can act on. */
export class PlayRefusal extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.name = 'PlayRefusal';
    this.code = code;
  }
}

/** No usable answer: network, time-out or a failing server. Whether the call took effect is unknown. */
export class PlayFault extends Error {
  override readonly name = 'PlayFault';
}

export interface RevealedSeeds {
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  /** Rounds that were played with this pair. */
  readonly rounds: number;
}
export interface RotatedSeeds {
  readonly revealed: RevealedSeeds;
  readonly seeds: SeedCommitment;
}
export interface RecordedRound {
  readonly round: Round;
  /** Null until the seeds were changed. */
  readonly serverSeed: string | null;
}

/** Calls throw `PlayRefusal` or `PlayFault`, nothing else. */
export interface PlayApi {
  redeem(launch: string): Promise<PlaySession>;
  title(code: string, version: number): Promise<TitleAnswer>;
  play(session: string, stake: string, key: string): Promise<PlayedRound>;
  seen(session: string, roundId: string): Promise<void>;
  changeSeeds(session: string, clientSeed: string): Promise<RotatedSeeds>;
  round(id: string): Promise<RecordedRound>;
}

type Send = (input: string, init: RequestInit) => Promise<Response>;

/** Longer than a healthy answer ever takes; after it the call counts as lost. */
const deadline = 10_000;

const refusalCode = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string' ? body.error : 'unknown';

const call = async (send: Send, path: string, init: RequestInit): Promise<unknown> => {
  let response: Response;
  let body: unknown;
  try {
    response = await send(`/games/slot/${path}`, { ...init, credentials: 'omit', signal: AbortSignal.timeout(deadline) });
    body = await response.json();
  } catch (cause) {
    throw new PlayFault('no answer', { cause });
  }
  if (response.ok) return body;
  // 408 and 429 say "again later", as a failing server does.
  if (response.status >= 500 || response.status === 408 || response.status === 429) throw new PlayFault(`status ${response.status}`);
  throw new PlayRefusal(refusalCode(body));
};

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const bearer = (session: string): Record<string, string> => ({ authorization: `Bearer ${session}` });
const segment = encodeURIComponent;

export const createPlayApi = (send: Send): PlayApi => ({
  redeem: async (launch) => (await call(send, 'session', json({ launch }))) as PlaySession,
  title: async (code, version) => (await call(send, `titles/${segment(code)}/${version}`, {})) as TitleAnswer,
  play: async (session, stake, key) =>
    (await call(send, 'rounds', json({ stake }, { ...bearer(session), 'idempotency-key': key }))) as PlayedRound,
  seen: async (session, roundId) => {
    await call(send, `rounds/${segment(roundId)}/seen`, json({}, bearer(session)));
  },
  changeSeeds: async (session, clientSeed) => (await call(send, 'seeds', json({ clientSeed }, bearer(session)))) as RotatedSeeds,
  round: async (id) => (await call(send, `rounds/${segment(id)}`, {})) as RecordedRound,
});
