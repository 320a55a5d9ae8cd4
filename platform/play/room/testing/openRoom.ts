import { createHash, randomUUID } from 'node:crypto';
import { pvpLaunch } from '#contract/play/room.ts';
import type { TestPlatform } from '../../../testing/openPlatform.ts';
import type { PlaySession } from '../../round/round.ts';
import type { RoomView } from '../room.ts';

export interface RoomAnswer<Body> {
  readonly status: number;
  readonly body: Body & { readonly error?: string };
}

/** A member in a room, as their browser reaches it. */
export interface RoomPlayer {
  readonly session: string;
  look(): Promise<RoomView>;
  /**
   * Promises a word for the hash that stands there, or for another one. Where that takes the last seat, all who came by `openRoom` to this
   * platform show theirs, as their pages would, and it answers what comes of it.
   */
  sit(order?: { readonly seed?: string; readonly hash?: string; readonly key?: string }): Promise<RoomAnswer<RoomView>>;
  /** The same, but that nobody shows anything yet. */
  promise(order?: { readonly seed?: string; readonly hash?: string; readonly key?: string }): Promise<RoomAnswer<RoomView>>;
  /** Shows the word that was promised, or another one. */
  show(word?: string): Promise<RoomAnswer<RoomView>>;
  leave(): Promise<RoomAnswer<RoomView>>;
  post<Body>(path: string, body: unknown, headers?: Record<string, string>): Promise<RoomAnswer<Body>>;
}

export const ferry = 'three-cards-ferry';
const family = '/games/threeCards';

/** Those who sit at the tables of a platform, by a room each. */
const company = new WeakMap<TestPlatform, Set<RoomPlayer>>();
const hashOf = (word: string): string => createHash('sha256').update(word).digest('hex');

/** Launches a room for the member of this token, on `platform` or, by another `fetch`, on another one over the same store. */
export async function openRoom(
  platform: TestPlatform,
  token: string,
  room: string = ferry,
  { fetch = platform.fetch, peer }: { readonly fetch?: TestPlatform['fetch']; readonly peer?: string } = {},
): Promise<RoomPlayer> {
  const { content } = (await platform.call(pvpLaunch, { roomId: room }, { token, language: 'EN' })).value;
  const launch = new URL(content, 'http://here').searchParams.get('launch');
  let session = '';
  const ask = async <Body>(path: string, init: RequestInit): Promise<RoomAnswer<Body>> => {
    const response = await fetch(`${family}/${path}`, { ...init, headers: { authorization: `Bearer ${session}`, ...init.headers } }, peer);
    return { status: response.status, body: (await response.json()) as RoomAnswer<Body>['body'] };
  };
  const post: RoomPlayer['post'] = (path, body, headers = {}) =>
    ask(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  session = (await post<PlaySession>('session', { launch })).body.session;
  const look = async () => (await ask<RoomView>(`rooms/${room}?lang=EN`, {})).body;
  let word = 'my word';
  const others = company.get(platform) ?? new Set();
  company.set(platform, others);
  const player: RoomPlayer = {
    session,
    look,
    post,
    async promise({ seed = 'my word', hash, key = randomUUID() } = {}) {
      const order = { wordHash: hashOf(seed), serverSeedHash: hash ?? (await look()).waiting.serverSeedHash };
      const answer = await post<RoomView>(`rooms/${room}/seats?lang=EN`, order, { 'idempotency-key': key });
      if (answer.status === 200) word = seed;
      return answer;
    },
    show: (shown = word) => post(`rooms/${room}/word?lang=EN`, { clientSeed: shown }),
    async sit(order) {
      const answer = await player.promise(order);
      if (!answer.body.showing) return answer;
      for (const other of others) if (other !== player && (await other.look()).showing?.id === answer.body.showing.id) await other.show();
      return await player.show();
    },
    leave: () => post(`rooms/${room}/left?lang=EN`, {}),
  };
  others.add(player);
  return player;
}
