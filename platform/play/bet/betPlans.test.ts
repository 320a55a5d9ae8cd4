import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStore, testEngines, type TestStore } from '../../testing/openTestStore.ts';
import { planOf, readFrom, statementsOf } from '../../testing/plans.ts';
import { gamesPlayedLast } from '../game/gamesPlayedLast.ts';
import { gamesPlayedMost } from '../game/gamesPlayedMost.ts';
import type { BetFilter } from './betFilter.ts';
import { betPage } from './betPage.ts';
import { betSums, unseenBets } from './betStore.ts';
import { unseenBet } from './seenBets.ts';
import { lastStakes } from './visitBets.ts';
import { fillBets } from './testing/fillBets.ts';

const memberId = 'member';
const pageSize = 20;
/** Twenty days of 2,000 bets, each day with one at the rare vendor. */
const filled = { memberId, bets: 40_000, perDay: 2_000, rarity: 2_000 };

const filters: readonly (readonly [string, Omit<BetFilter, 'memberId'>])[] = [
  ['no filter', {}],
  ['a range', { fromDay: '2025-11-25', toDay: '2025-12-01' }],
  ['a category', { category: 'RNG' }],
  ['a vendor of few bets', { vendorCode: 'RARE' }],
  ['a state that none has', { status: 'PLACED' }],
];

describe.each(testEngines())('a record of many bets on %s', (engine) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(engine);
    await fillBets(store.db, filled);
  });
  afterAll(() => store.close());

  test.each(filters)(
    'MC-07 with %s its first page and sums read the bets of the page and sums of days, and no others',
    async (_, asked) => {
      const filter = { memberId, ...asked };
      const statements = [
        ...(await statementsOf(store.db, (db) => betPage(db, filter, pageSize))),
        ...(await statementsOf(store.db, (db) => betSums(db, filter))),
      ];
      expect(statements.length).toBeLessThanOrEqual(3);
      if (engine === 'postgres') {
        const { rows, blocks } = await readFrom(store.db, 'bet', statements);
        // Of each key of a day no more than the page asks for, found in the index and looked up: seven keys, or twenty days of one.
        expect(rows).toBeLessThanOrEqual(2 * 7 * (pageSize + 1));
        expect(blocks).toBeLessThanOrEqual(6);
        return;
      }
      const details = await planOf(store.db, statements);
      for (const detail of details) {
        expect(detail.startsWith('SCAN ')).toBe(false);
        if (detail.startsWith('SEARCH each '))
          expect(detail).toContain('bet_by_day (member_id=? AND business_day=? AND category=? AND vendor_code=? AND status=?');
        else if (detail.startsWith('SEARCH bet ')) expect(detail).toContain('(id=?)');
        else if (detail.startsWith('SEARCH bet_day ')) expect(detail).toContain('(member_id=?');
      }
      expect(details.some((detail) => detail.startsWith('SEARCH bet_day '))).toBe(true);
      if (asked.status === undefined) expect(details.some((detail) => detail.startsWith('SEARCH each '))).toBe(true);
    },
  );

  test.skipIf(engine === 'postgres')(
    'PP-28 what a member has not seen is looked for among what is unseen, and not in all of the record',
    async () => {
      const asked = [
        ...(await statementsOf(store.db, (db) => unseenBet(db, memberId, 'game'))),
        ...(await statementsOf(store.db, (db) => unseenBets(db, memberId, pageSize))),
      ];
      const searches = (await planOf(store.db, asked)).filter((detail) => detail.startsWith('SEARCH bet '));
      expect(searches).toEqual(asked.map(() => 'SEARCH bet USING INDEX bet_unseen (member_id=?)'));
    },
  );

  test('PP-30 the last stakes are two looks, whatever the number of bets', async () => {
    const asked = await statementsOf(store.db, (db) => lastStakes(db, memberId, Date.UTC(2026, 0, 1)));
    if (engine === 'postgres') {
      expect((await readFrom(store.db, 'bet', asked)).rows).toBeLessThanOrEqual(6);
      return;
    }
    for (const detail of (await planOf(store.db, asked)).filter((each) => /^(SCAN|SEARCH) /.test(each)))
      expect(detail).toMatch(
        /^SEARCH (last USING COVERING INDEX bet_by_member \(member_id=\?|bet .*\(id=\?\)$|ledger_transaction .*\(id=\?\)$)/,
      );
  });

  test('GM-04 what a member played last is one look for each game, and what is played most is counted by the index alone', async () => {
    await store.db
      .insertInto('game')
      .values(['game', 'other'].map((code) => ({ code, offering: 'OPEN', featured: null, position: 0n })))
      .execute();
    const last = await statementsOf(store.db, async (db) => expect(await gamesPlayedLast(db, memberId)).toEqual(['game']));
    if (engine === 'postgres') {
      expect((await readFrom(store.db, 'bet', last)).rows).toBeLessThanOrEqual(2);
      return;
    }
    const most = await statementsOf(store.db, (db) => gamesPlayedMost(db, { currency: 'PLAY', since: 0, count: 20 }));
    const searches = (await planOf(store.db, [...last, ...most])).filter((detail) => detail.startsWith('SEARCH bet '));
    expect(searches).toEqual([
      'SEARCH bet USING COVERING INDEX bet_by_game (member_id=? AND game_code=?)',
      'SEARCH bet USING COVERING INDEX bet_by_time (placed_at>?)',
    ]);
  });

  test('MC-07 a page in the midst of a day is found by the index too, and follows the one before', async () => {
    const filter = { memberId };
    const { rows } = await sql<{ id: string }>`select id from bet order by business_day desc, id desc limit 41 offset 3000`.execute(
      store.db,
    );
    const ids = rows.map(({ id }) => id);
    const statements = await statementsOf(store.db, async (db) => {
      const { bets, hasMore } = await betPage(db, filter, 40, ids[0]);
      expect([hasMore, ...bets.map(({ id }) => id)]).toEqual([true, ...ids.slice(1)]);
    });
    if (engine !== 'postgres') return;
    const { rows: read, blocks } = await readFrom(store.db, 'bet', statements);
    expect(read).toBeLessThanOrEqual(1 + 2 * 7 * 41);
    expect(blocks).toBeLessThanOrEqual(6);
  });
});
