import { randomUUID } from 'node:crypto';
import { launchGame } from '#contract/play/game.ts';
import type { TestPlatform } from '../../../testing/openPlatform.ts';
import type { PlayedRound, PlaySession } from '../slot/slotRound.ts';
import type { RotatedSeeds } from '../../round/round.ts';

export interface PlayAnswer<Body> {
  readonly status: number;
  readonly body: Body & { readonly error?: string };
}

/** A slot as a member's browser reaches it: launched by the site, played on the platform's own origin. */
export interface OpenTable {
  /** A single-use launch token for a game, which carries its vendor in its code. */
  launch(token: string, nodeId?: string): Promise<string>;
  /** Launches and opens a game, and gives the member's first seed where they have none. */
  open(token: string, nodeId?: string): Promise<PlaySession>;
  /** Plays a round at once; the pace is the caller's to keep. */
  spin(session: string, stake?: string, peer?: string): Promise<PlayAnswer<PlayedRound>>;
  post<Body>(path: string, body: unknown, session?: string, peer?: string): Promise<PlayAnswer<Body>>;
}

/** Plays on `platform`; with another `fetch`, on another platform over the same store. */
export function openTable(platform: TestPlatform, fetch: TestPlatform['fetch'] = platform.fetch): OpenTable {
  const send = async <Body>(path: string, body: unknown, headers: Record<string, string>, peer?: string): Promise<PlayAnswer<Body>> => {
    const response = await fetch(
      path,
      { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) },
      peer,
    );
    return { status: response.status, body: (await response.json()) as PlayAnswer<Body>['body'] };
  };
  const bearer = (session?: string): Record<string, string> => (session === undefined ? {} : { authorization: `Bearer ${session}` });
  const post: OpenTable['post'] = (path, body, session, peer) => send(path, body, bearer(session), peer);
  const launch: OpenTable['launch'] = async (token, nodeId = 'xgs-silver-oar') => {
    const order = {
      nodeId,
      vassalage: nodeId.slice(0, nodeId.indexOf('-')).toUpperCase(),
      username: 'x',
      token,
      merchantCode: 'SAMPAN',
      language: 'EN' as const,
    };
    const { game_url: address = '' } = (await platform.call(launchGame, order, { token })).value;
    return new URLSearchParams(address.split('?')[1]).get('launch') ?? '';
  };
  return {
    launch,
    post,
    async open(token, nodeId) {
      const { body } = await post<PlaySession>('/games/slot/session', { launch: await launch(token, nodeId) });
      if (body.seeds.inUse !== null) return body;
      const given = await post<RotatedSeeds>(
        '/games/slot/seeds',
        { clientSeed: 'first', serverSeedHash: body.seeds.nextServerSeedHash },
        body.session,
      );
      return { ...body, seeds: given.body.seeds };
    },
    spin: (session, stake = '200', peer) =>
      send('/games/slot/rounds', { stake }, { ...bearer(session), 'idempotency-key': randomUUID() }, peer),
  };
}
