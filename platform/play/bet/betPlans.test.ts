import { CompiledQuery, type Kysely, type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../core/store/database.ts';
import { openTestStore, testEngines, type TestStore } from '../../testing/openTestStore.ts';
import type { BetFilter } from './betFilter.ts';
import { betPage } from './betPage.ts';
import { betSums } from './betStore.ts';
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

/** What `work` asks of the store, as it is asked. */
async function statementsOf(db: Kysely<Database>, work: (db: Kysely<Database>) => Promise<unknown>): Promise<readonly CompiledQuery[]> {
  const statements: CompiledQuery[] = [];
  const tell: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(db.withPlugin(tell));
  return statements;
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly PlanNode[];
}
const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** What PostgreSQL has gone through in `bet`: rows, those left out among them, and the most blocks of 8 KB for one look. */
async function betsRead(
  db: Kysely<Database>,
  statements: readonly CompiledQuery[],
): Promise<{ readonly rows: number; readonly blocks: number }> {
  const nodes: PlanNode[] = [];
  for (const { sql: text, parameters } of statements) {
    const explained = CompiledQuery.raw(`explain (analyze, buffers, format json) ${text}`, [...parameters]);
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(explained);
    nodes.push(...rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan))));
  }
  const ofBets = nodes.filter((node) => node['Relation Name'] === 'bet' && (node['Actual Loops'] ?? 0) > 0);
  const loops = (node: PlanNode): number => node['Actual Loops'] ?? 0;
  return {
    rows: ofBets.reduce((sum, node) => sum + loops(node) * ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)), 0),
    blocks: Math.max(0, ...ofBets.map((node) => ((node['Shared Hit Blocks'] ?? 0) + (node['Shared Read Blocks'] ?? 0)) / loops(node))),
  };
}

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
        const { rows, blocks } = await betsRead(store.db, statements);
        // Of each key of a day no more than the page asks for, found in the index and looked up: seven keys, or twenty days of one.
        expect(rows).toBeLessThanOrEqual(2 * 7 * (pageSize + 1));
        expect(blocks).toBeLessThanOrEqual(6);
        return;
      }
      for (const { sql: text, parameters } of statements) {
        const plan = await store.db.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${text}`, [...parameters]));
        for (const { detail } of plan.rows) {
          expect(detail.startsWith('SCAN ')).toBe(false);
          if (detail.startsWith('SEARCH each '))
            expect(detail).toContain('bet_by_day (member_id=? AND business_day=? AND category=? AND vendor_code=? AND status=?');
          else if (detail.startsWith('SEARCH bet ')) expect(detail).toContain('(id=?)');
          else if (detail.startsWith('SEARCH bet_day ')) expect(detail).toContain('(member_id=?');
        }
      }
    },
  );

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
    const { rows: read, blocks } = await betsRead(store.db, statements);
    expect(read).toBeLessThanOrEqual(1 + 2 * 7 * 41);
    expect(blocks).toBeLessThanOrEqual(6);
  });
});
