import { randomUUID } from 'node:crypto';
import { pvpLaunch } from '#contract/play/room.ts';
import type { TestPlatform } from '../../../testing/openPlatform.ts';
import type { PlaySession } from '../../round/round.ts';
import type { RoomView } from '../room.ts';

export interface RoomAnswer<Body> {
  readonly status: number;
  readonly body: Body & { readonly error?: string };
}

/** A member in a room, as his browser reaches it. */
export interface RoomPlayer {
  readonly session: string;
  look(): Promise<RoomView>;
  /** Gives a seed for the hash that stands there, or for another one. */
  sit(order?: { readonly seed?: string; readonly hash?: string; readonly key?: string }): Promise<RoomAnswer<RoomView>>;
  leave(): Promise<RoomAnswer<RoomView>>;
  post<Body>(path: string, body: unknown, headers?: Record<string, string>): Promise<RoomAnswer<Body>>;
}

export const ferry = 'three-cards-ferry';
const family = '/games/threeCards';

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
  return {
    session,
    look,
    post,
    sit: async ({ seed = 'my word', hash, key = randomUUID() } = {}) =>
      post(
        `rooms/${room}/seats?lang=EN`,
        { clientSeed: seed, serverSeedHash: hash ?? (await look()).waiting.serverSeedHash },
        { 'idempotency-key': key },
      ),
    leave: () => post(`rooms/${room}/left?lang=EN`, {}),
  };
}
