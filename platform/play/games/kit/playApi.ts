import { reachedLimitOf, type ReachedLimit } from './reachedLimit.ts';
import type { PlayedRound, PlaySession, PublicRound, RotatedSeeds, Round, Seeds, VisitReport } from '../../round/round.ts';

/** The server said no, in a way the player can act on. */
export class PlayRefusal extends Error {
  readonly code: string;
  /** Milliseconds until the same call is taken, where only time is in its way. */
  readonly retryAfter: number | undefined;
  /** Of `limit_reached`: which limit it is, where the server says so. */
  readonly limit: ReachedLimit | undefined;
  constructor(code: string, retryAfter?: number, limit?: ReachedLimit) {
    super(code);
    this.name = 'PlayRefusal';
    this.code = code;
    this.retryAfter = retryAfter;
    this.limit = limit;
  }
}

/** No usable answer: network, time-out or a failing server. Whether the call took effect is unknown. */
export class PlayFault extends Error {
  override readonly name = 'PlayFault';
}

/** The calls of one family of games, below `/games/<family>/`: they throw `PlayRefusal` or `PlayFault`, nothing else. */
export interface PlayApi<Title, Played extends Round> {
  redeem(launch: string): Promise<PlaySession<Played>>;
  title(code: string, version: number): Promise<Title>;
  /** Codes of the games that the brand has, or had. */
  titles(): Promise<readonly string[]>;
  /** `choice` is what the game lets a player choose beside the stake. */
  play(session: string, stake: string, key: string, choice?: Readonly<Record<string, unknown>>): Promise<PlayedRound<Played>>;
  seen(session: string, roundId: string): Promise<void>;
  /** What there is to stake now, as a decimal string. */
  balance(session: string): Promise<string>;
  /** How the visit goes. */
  visit(session: string): Promise<VisitReport>;
  /** Says that the player has seen how it goes, and goes on. */
  goOn(session: string): Promise<VisitReport>;
  seeds(session: string): Promise<Seeds>;
  /** Gives the player's seed for the server seed of that hash, which was shown before. */
  changeSeeds(session: string, clientSeed: string, serverSeedHash: string): Promise<RotatedSeeds>;
  round(id: string): Promise<PublicRound<Played>>;
}

export type Send = (input: string, init: RequestInit) => Promise<Response>;

/** Longer than a healthy answer ever takes; after it the call counts as lost. */
const deadline = 10_000;

const refusalOf = (body: unknown): PlayRefusal => {
  const { error, retryAfter, details } = (typeof body === 'object' && body !== null ? body : {}) as {
    readonly error?: unknown;
    readonly retryAfter?: unknown;
    readonly details?: unknown;
  };
  const code = typeof error === 'string' ? error : 'unknown';
  const limit = code === 'limit_reached' ? reachedLimitOf(details) : undefined;
  return new PlayRefusal(code, typeof retryAfter === 'number' ? retryAfter : undefined, limit);
};

/** One call of a page to the platform that it came from, which answers as the caller says. Throws `PlayRefusal` or `PlayFault`, nothing else. */
export const playCall = async <Answer>(send: Send, path: string, init: RequestInit): Promise<Answer> => {
  let response: Response;
  let body: unknown;
  try {
    response = await send(path, { ...init, credentials: 'omit', signal: AbortSignal.timeout(deadline) });
    body = await response.json();
  } catch (cause) {
    throw new PlayFault('no answer', { cause });
  }
  if (response.ok) return body as Answer;
  const refusal = refusalOf(body);
  // 408 and 429 say "again later", as a failing server does, unless they say when.
  const isLater = response.status === 408 || (response.status === 429 && refusal.retryAfter === undefined);
  if (response.status >= 500 || isLater) throw new PlayFault(`status ${response.status}`);
  throw refusal;
};

export const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
export const bearer = (session: string): Record<string, string> => ({ authorization: `Bearer ${session}` });
const segment = encodeURIComponent;

export const createPlayApi = <Title, Played extends Round>(fetch: Send, family: string): PlayApi<Title, Played> => {
  const send: Send = (path, init) => fetch(`/games/${family}/${path}`, init);
  return {
    redeem: (launch) => playCall(send, 'session', json({ launch })),
    title: (code, version) => playCall(send, `titles/${segment(code)}/${version}`, {}),
    titles: async () => (await playCall<{ readonly codes: readonly string[] }>(send, 'titles', {})).codes,
    play: (session, stake, key, choice = {}) =>
      playCall(send, 'rounds', json({ ...choice, stake }, { ...bearer(session), 'idempotency-key': key })),
    seen: async (session, roundId) => {
      await playCall(send, `rounds/${segment(roundId)}/seen`, json({}, bearer(session)));
    },
    balance: async (session) => (await playCall<{ readonly balance: string }>(send, 'balance', { headers: bearer(session) })).balance,
    visit: (session) => playCall(send, 'visit', { headers: bearer(session) }),
    goOn: (session) => playCall(send, 'visit', json({}, bearer(session))),
    seeds: (session) => playCall(send, 'seeds', { headers: bearer(session) }),
    changeSeeds: (session, clientSeed, serverSeedHash) => playCall(send, 'seeds', json({ clientSeed, serverSeedHash }, bearer(session))),
    round: (id) => playCall(send, `rounds/${segment(id)}`, {}),
  };
};
