import { betRecords, betRecordsById } from '#contract/play/bet.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../../core/newId.ts';
import { movableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { registered } from '../../testing/registration.ts';

let platform: TestPlatform;
let token: string;
beforeEach(async () => {
  platform = await openPlatform({ clock: movableClock() });
  token = await registered(platform, 'linh');
});
afterEach(() => platform.close());

/** Writes rounds of a member as the games do, oldest first. */
async function played(username: string, count: number) {
  const { db, clock } = platform.parts;
  const { id: memberId } = await db.selectFrom('member').select('id').where('username', '=', username).executeTakeFirstOrThrow();
  for (let index = 0; index < count; index += 1) {
    const seed = {
      id: newId(platform.parts),
      member_id: memberId,
      server_seed: 's',
      client_seed: 'c',
      next_nonce: 0n,
      committed_at: 1n,
      client_seed_at: 1n,
    };
    await db
      .insertInto('seed_pair')
      .values({ ...seed, server_seed_hash: seed.id, revealed_at: 1n, previous_id: null, checksum: '' })
      .execute();
    const names = { game_name_vi: 'Sen vàng', game_name_en: 'Golden lotus', title_code: 'XGS-1', title_version: 1n, node_id: 'XGS-1' };
    const money = { stake: BigInt(index) * 10_000n, win: 5_000n, currency: 'PLAY', state: 'SETTLED' as const };
    const round = {
      id: newId(platform.parts),
      member_id: memberId,
      session_id: 'session',
      vendor_code: 'XGS',
      game_type: 'RNG',
      placed_at: BigInt(clock.now()),
    };
    await db
      .insertInto('game_round')
      .values({
        ...round,
        ...names,
        ...money,
        seed_pair_id: seed.id,
        nonce: BigInt(index),
        detail: '{}',
        seen_at: null,
        transaction_id: '',
        checksum: '',
      })
      .execute();
  }
}

const page = async (payload: { pageSize?: number; beforeRecordId?: string }, language: 'TY' | 'EN' = 'EN') =>
  (await platform.call(betRecords, payload, { token, language })).value;

test('bets come newest first, a page at a time, and none twice', async () => {
  await played('linh', 25);
  const first = await page({ pageSize: 10 });
  const second = await page({ pageSize: 10, beforeRecordId: first.records.at(-1)?.recordId ?? '' });
  const third = await page({ pageSize: 10, beforeRecordId: second.records.at(-1)?.recordId ?? '' });
  const stakes = [first, second, third].flatMap(({ records }) => records.map(({ betAmount }) => Number(betAmount)));
  expect(stakes).toEqual(Array.from({ length: 25 }, (_, index) => 24 - index));
  expect([first, second, third].map(({ hasMore, total }) => [hasMore, total])).toEqual([
    [true, 25],
    [true, 25],
    [false, 25],
  ]);
});

test('a bet carries its game in the language of the request', async () => {
  await played('linh', 1);
  const bet = { nodeId: 'XGS-1', gameType: 'RNG', vassalage: 'XGS', betAmount: '0', winAmount: '0.5', currency: 'PLAY', status: 'SETTLED' };
  expect((await page({}, 'EN')).records).toMatchObject([{ ...bet, gameName: 'Golden lotus', betTime: platform.parts.clock.now() }]);
  expect((await page({}, 'TY')).records).toMatchObject([{ ...bet, gameName: 'Sen vàng' }]);
});

test('a member sees no one else’s bets', async () => {
  await registered(platform, 'minh');
  await played('minh', 3);
  expect(await page({})).toEqual({ records: [], total: 0, hasMore: false });
});

test('a bet is found by its id, however many came after it; ids of nobody and of others find nothing', async () => {
  const other = await registered(platform, 'minh');
  await played('minh', 1);
  await played('linh', 520);
  const { db } = platform.parts;
  const ids = (await db.selectFrom('game_round').select(['id', 'member_id']).orderBy('id').execute()).map(({ id }) => id);
  const [foreign = '', oldest = '', second = ''] = ids;
  const find = async (token: string, ...recordIds: string[]) =>
    (await platform.call(betRecordsById, { recordIds: recordIds.join(',') }, { token, language: 'TY' })).value.records;
  const found = await find(token, foreign, second, 'nobody', oldest, oldest);
  expect(found.map(({ recordId }) => recordId).sort()).toEqual([oldest, second].sort());
  expect(found[0]).toMatchObject({ gameName: 'Sen vàng', gameType: 'RNG', currency: 'PLAY' });
  expect(await find(other, oldest)).toEqual([]);
});

test.each([
  ['', 400],
  [Array.from({ length: 50 }, (_, index) => `id-${index}`).join(','), 200],
  [Array.from({ length: 51 }, (_, index) => `id-${index}`).join(','), 400],
  ['x'.repeat(64), 200],
  ['x'.repeat(65), 400],
])('one to fifty ids of at most 64 characters are taken: %s', async (recordIds, status) => {
  expect((await platform.call(betRecordsById, { recordIds }, { token })).status).toBe(status);
});
