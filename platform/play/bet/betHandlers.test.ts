import { betRecords, betRecordsById } from '#contract/play/bet.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { movableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { registered } from '../../testing/registration.ts';
import { writeBets } from './testing/writeBets.ts';

let platform: TestPlatform;
let token: string;
beforeEach(async () => {
  platform = await openPlatform({ clock: movableClock() });
  token = await registered(platform, 'linh');
});
afterEach(() => platform.close());

const page = async (payload: { pageSize?: number; beforeRecordId?: string }, language: 'TY' | 'EN' = 'EN') =>
  (await platform.call(betRecords, payload, { token, language })).value;

test('bets come newest first, a page at a time, and none twice', async () => {
  await writeBets(platform, 'linh', 25);
  const first = await page({ pageSize: 10 });
  const second = await page({ pageSize: 10, beforeRecordId: first.records.at(-1)?.recordId ?? '' });
  const third = await page({ pageSize: 10, beforeRecordId: second.records.at(-1)?.recordId ?? '' });
  const stakes = [first, second, third].flatMap(({ records }) => records.map(({ betAmount }) => Number(betAmount)));
  expect(stakes).toEqual(Array.from({ length: 25 }, (_, index) => 25 - index));
  expect([first, second, third].map(({ hasMore, total }) => [hasMore, total])).toEqual([
    [true, 25],
    [true, 25],
    [false, 25],
  ]);
});

test('a bet carries its game in the language of the request', async () => {
  await writeBets(platform, 'linh', 1);
  const bet = {
    nodeId: 'xgs-silver-oar',
    gameType: 'RNG',
    vassalage: 'XGS',
    betAmount: '1',
    winAmount: '0.5',
    currency: 'PLAY',
    status: 'SETTLED',
  };
  expect((await page({}, 'EN')).records).toMatchObject([{ ...bet, gameName: 'The Silver Oar', betTime: platform.parts.clock.now() }]);
  expect((await page({}, 'TY')).records).toMatchObject([{ ...bet, gameName: 'Mái Chèo Bạc' }]);
});

test('a member sees no one else’s bets', async () => {
  await registered(platform, 'minh');
  await writeBets(platform, 'minh', 3);
  expect(await page({})).toEqual({ records: [], total: 0, hasMore: false });
});

test('a bet is found by its id, however many came after it; ids of nobody and of others find nothing', async () => {
  const other = await registered(platform, 'minh');
  const [foreign = ''] = await writeBets(platform, 'minh', 1);
  const [oldest = '', second = ''] = await writeBets(platform, 'linh', 520);
  const find = async (token: string, ...recordIds: string[]) =>
    (await platform.call(betRecordsById, { recordIds: recordIds.join(',') }, { token, language: 'TY' })).value.records;
  const found = await find(token, foreign, second, 'nobody', oldest, oldest);
  expect(found.map(({ recordId }) => recordId).sort()).toEqual([oldest, second].sort());
  expect(found[0]).toMatchObject({ gameName: 'Mái Chèo Bạc', gameType: 'RNG', currency: 'PLAY' });
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
