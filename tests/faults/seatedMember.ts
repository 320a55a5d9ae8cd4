import { createHash, randomUUID } from 'node:crypto';
import { betRecords } from '#contract/play/bet.ts';
import { pvpLaunch } from '#contract/play/room.ts';
import type { createSend } from '../../gateway/upstream/transport/send.ts';
import type { RoomView } from '../../platform/play/room/room.ts';
import type { PlaySession } from '../../platform/play/round/round.ts';
import { openMember } from './openMember.ts';
import { postTo } from './postTo.ts';

export const room = 'three-cards-ferry';

/** A member at a table, each of whose calls is made once: what a kill took is not asked for again. */
export interface SeatedMember {
  readonly name: string;
  promise(): Promise<RoomView>;
  show(): Promise<RoomView>;
  /** Of the own bets, newest first: how each stands. */
  bets(): Promise<readonly string[]>;
}

export async function openSeatedMember(origin: string, send: ReturnType<typeof createSend>['send'], name: string): Promise<SeatedMember> {
  const { upstream } = await openMember(origin, send, name);
  const { content } = await upstream.call(pvpLaunch, { roomId: room });
  const launch = new URL(content, origin).searchParams.get('launch');
  const base = `${origin}/games/threeCards`;
  const { session } = (await postTo(`${base}/session`, { launch }, {})) as PlaySession;
  const authorization = `Bearer ${session}`;
  const word = `the word of ${name}`;
  return {
    name,
    async promise() {
      const view = (await (await fetch(`${base}/rooms/${room}`, { headers: { authorization } })).json()) as RoomView;
      const order = { wordHash: createHash('sha256').update(word).digest('hex'), serverSeedHash: view.waiting.serverSeedHash };
      return (await postTo(`${base}/rooms/${room}/seats`, order, { authorization, 'idempotency-key': randomUUID() })) as RoomView;
    },
    show: async () => (await postTo(`${base}/rooms/${room}/word`, { clientSeed: word }, { authorization })) as RoomView,
    bets: async () => (await upstream.call(betRecords, {})).records.map(({ status, winAmount }) => `${status} ${winAmount}`),
  };
}
