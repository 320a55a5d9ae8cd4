import { betRecords } from '#contract/play/bet.ts';
import { pvpRooms } from '#contract/play/room.ts';
import { afterEach, beforeEach, expect } from 'vitest';
import { checkBooks } from '../../../core/books/checkBooks.ts';
import { reconcile } from '../../../core/ledger/testing/reconcile.ts';
import type { Engine } from '../../../core/store/engine.ts';
import type { Maintenance } from '../../../core/ledger/maintenance/maintenance.ts';
import { modules } from '../../../modules.ts';
import { movableClock, type MovableClock } from '../../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../../testing/openPlatform.ts';
import { registered } from '../../../testing/registration.ts';
import type { PlayedHand } from '../room.ts';
import { openRoom, type RoomPlayer } from './openRoom.ts';

export const names = ['linh', 'minh', 'huong', 'tuan', 'phuc'] as const;
export type Name = (typeof names)[number];

/** Five members with 10,000 each on a platform of the test's own, whose clock stands; after each test the books are checked. */
export function roomParty(engine: Engine, { maintenance }: { readonly maintenance?: Maintenance } = {}) {
  let platform: TestPlatform;
  let clock: MovableClock;
  const tokens = new Map<Name, string>();
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock, brand: { registrationBonus: '10000' }, ...(maintenance && { maintenance }) });
    for (const name of names) tokens.set(name, await registered(platform, name));
  });
  afterEach(async () => {
    expect(await reconcile(platform.parts.db)).toEqual([]);
    expect(await checkBooks({ ...platform.parts, vouched: modules.vouched })).toEqual([]);
    await platform.close();
  });

  const tokenOf = (name: Name) => tokens.get(name) ?? '';
  const enter = (name: Name, room?: string): Promise<RoomPlayer> => openRoom(platform, tokenOf(name), room);
  const idOf = async (name: Name) =>
    (await platform.parts.db.selectFrom('member').select('id').where('username', '=', name).executeTakeFirstOrThrow()).id;
  const money = async (name: Name) => (await platform.parts.ledger.balance(await idOf(name))).amount;
  return {
    platform: () => platform,
    clock: () => clock,
    tokenOf,
    enter,
    idOf,
    /** Ten-thousandths, as its sum is. */
    money,
    sum: async () => (await Promise.all(names.map(money))).reduce((one, other) => one + other, 0n),
    all: async (count: number, room?: string) => {
      const players: [RoomPlayer, RoomPlayer, ...RoomPlayer[]] = [await enter('linh', room), await enter('minh', room)];
      for (const name of names.slice(2, count)) players.push(await enter(name, room));
      return players;
    },
    roomRow: async (id: string) => (await platform.call(pvpRooms, {}, { language: 'EN' })).value.rooms.find(({ roomId }) => roomId === id),
    records: async (name: Name) => (await platform.call(betRecords, {}, { token: tokenOf(name), language: 'EN' })).value.records,
    handOf: async (betId: string) => {
      const response = await platform.fetch(`/games/threeCards/hands/${betId}`);
      return ((await response.json()) as { readonly hand: PlayedHand | null }).hand;
    },
  };
}
