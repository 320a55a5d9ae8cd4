import type { PayloadOf } from '#contract/call.ts';
import { betProfit, betRecords, betRecordsById } from '#contract/play/bet.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { movableClock } from '../../testing/movableClock.ts';
import { testEngines } from '../../testing/openTestStore.ts';
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
  expect(await page({ pageSize: 25 })).toMatchObject({ hasMore: false });
});

test('a bet carries its game in the language of the request, and the name of its maker', async () => {
  const maker = { code: 'XGS', name: 'Lantern House', hue: 178n, hot: 0n, in_house: 1n, offering: 'OPEN', position: 1n } as const;
  await platform.parts.db.insertInto('vendor').values(maker).execute();
  await writeBets(platform, 'linh', 1);
  const bet = {
    nodeId: 'xgs-silver-oar',
    gameType: 'RNG',
    vassalage: 'XGS',
    vassalageName: 'Lantern House',
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
  expect(await page({})).toMatchObject({ records: [], total: 0, hasMore: false, played: [] });
});

test('a bet is found by its id, however many came after it; ids of nobody and of others find nothing', async () => {
  const other = await registered(platform, 'minh');
  const [foreign = ''] = await writeBets(platform, 'minh', 1);
  const [oldest = '', second = ''] = await writeBets(platform, 'linh', 520);
  const find = async (token: string, ...recordIds: string[]) =>
    (await platform.call(betRecordsById, { recordIds: recordIds.join(',') }, { token, language: 'TY' })).value.records;
  const found = await find(token, foreign, second, 'nobody', oldest, oldest);
  expect(found.map(({ recordId }) => recordId).sort()).toEqual([oldest, second].sort());
  expect(found[0]).toMatchObject({ gameName: 'Mái Chèo Bạc', vassalageName: 'XGS', gameType: 'RNG', currency: 'PLAY' });
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

describe.each(testEngines())('the filtered record on %s', (engine) => {
  let table: TestPlatform;
  let as: string;
  const ask = async (payload: PayloadOf<typeof betRecords>) => (await table.call(betRecords, payload, { token: as, language: 'EN' })).value;
  beforeAll(async () => {
    table = await openPlatform({ clock: movableClock(Date.UTC(2026, 2, 9, 6)), engine });
    as = await registered(table, 'linh');
    await registered(table, 'minh');
    const at = (day: number, hour = 5) => ({ parts: { ...table.parts, clock: movableClock(Date.UTC(2026, 2, day, hour)) } });
    await writeBets(at(1), 'minh', 2);
    await writeBets(at(1), 'linh', 3);
    await writeBets(at(1, 6), 'linh', 2, { vendorCode: 'CRP', payout: 30_000n });
    await writeBets(at(2), 'linh', 1, { category: 'LOTT', holdId: 'hold' });
    await writeBets(at(9), 'linh', 2, { payout: 0n });
  });
  afterAll(() => table.close());

  const stakes = ({ records }: { records: readonly { betAmount: string }[] }) => records.map(({ betAmount }) => betAmount);

  test('MC-07 totals are of the whole filter, whatever the page holds: open bets for their stake alone', async () => {
    const all = await ask({ pageSize: 1 });
    expect(stakes(all)).toEqual(['2']);
    expect(all).toMatchObject({
      total: 8,
      currency: 'PLAY',
      // 1+2+3 + 1+2 + 1 + 1+2; of which one is open; 3 × 0.5 and 2 × 3 were won.
      totals: { betAmount: '13', validBetAmount: '12', winAmount: '7.5', netAmount: '-4.5' },
      played: [
        { gameType: 'LOTT', vassalage: 'XGS' },
        { gameType: 'RNG', vassalage: 'CRP' },
        { gameType: 'RNG', vassalage: 'XGS' },
      ],
    });
  });

  test.each([
    [{ gameType: 'LOTT' } as const, ['1'], '0'],
    [{ vassalage: 'CRP' }, ['2', '1'], '3'],
    [{ status: 'PLACED' } as const, ['1'], '0'],
    [{ status: 'SETTLED', gameType: 'RNG', vassalage: 'XGS' } as const, ['2', '1', '3', '2', '1'], '-7.5'],
    [{ fromDay: '2026-03-02' }, ['2', '1', '1'], '-3'],
    [{ toDay: '2026-03-01' }, ['2', '1', '3', '2', '1'], '-1.5'],
    [{ fromDay: '2026-03-02', toDay: '2026-03-02' }, ['1'], '0'],
    [{ fromDay: '2026-03-03', toDay: '2026-03-08' }, [], '0'],
  ])('MC-07 the filter %j finds its bets and sums them', async (filter, expected, net) => {
    const answer = await ask(filter);
    expect(stakes(answer)).toEqual(expected);
    expect([answer.total, answer.totals.netAmount]).toEqual([expected.length, net]);
    // The same page by page, each bet once.
    const paged: string[] = [];
    for (let before: string | undefined, more = true; more;) {
      const page = await ask({ ...filter, pageSize: 1, ...(before !== undefined && { beforeRecordId: before }) });
      paged.push(...stakes(page));
      before = page.records.at(-1)?.recordId;
      more = page.hasMore;
    }
    expect(paged).toEqual(expected);
  });

  test('MC-07 what can be chosen follows the days, not what is chosen', async () => {
    const { played } = await ask({ fromDay: '2026-03-02', gameType: 'LIVE' });
    expect(played.map(({ gameType, vassalage }) => `${gameType} ${vassalage}`)).toEqual(['LOTT XGS', 'RNG XGS']);
  });

  test('MC-09 profit is told by day and category, the last day first', async () => {
    const { value } = await table.call(betProfit, { fromDay: '2026-03-01', toDay: '2026-03-09' }, { token: as });
    expect(value.days.map(({ day, gameType, bets, totals }) => [day, gameType, bets, totals.betAmount, totals.netAmount])).toEqual([
      ['2026-03-09', 'RNG', 2, '3', '-3'],
      ['2026-03-02', 'LOTT', 1, '1', '0'],
      ['2026-03-01', 'RNG', 5, '9', '-1.5'],
    ]);
    expect(value.totals).toMatchObject({ betAmount: '13', netAmount: '-4.5' });
    // Today is the 9th: neither 1 nor 2 March is among the last seven days.
    const { today, week, month } = value.recent;
    expect([today, week, month].map(({ betAmount, netAmount }) => [betAmount, netAmount])).toEqual([
      ['3', '-3'],
      ['3', '-3'],
      ['13', '-4.5'],
    ]);
  });

  test('MC-07 a bet that ends moves from one status to the other in the sums', async () => {
    const [id = ''] = await writeBets(table, 'minh', 1, { holdId: 'hold' });
    const sums = () =>
      table.parts.db
        .selectFrom('bet_day')
        .innerJoin('member', 'member.id', 'bet_day.member_id')
        .select(['bet_day.status', 'bets', 'stake', 'payout'])
        .where('member.username', '=', 'minh')
        .where('business_day', '=', '2026-03-09')
        .orderBy('bet_day.status')
        .execute();
    expect(await sums()).toEqual([{ status: 'PLACED', bets: 1n, stake: 10_000n, payout: 0n }]);
    await table.parts.db
      .updateTable('bet')
      .set({ status: 'VOID', payout: 10_000n, settled_at: 2_000_000_000_000n, settlement_id: 'back', checksum: sql`checksum || '.ended'` })
      .where('id', '=', id)
      .execute();
    expect(await sums()).toEqual([
      { status: 'PLACED', bets: 0n, stake: 0n, payout: 0n },
      { status: 'VOID', bets: 1n, stake: 10_000n, payout: 10_000n },
    ]);
  });
});
