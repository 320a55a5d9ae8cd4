import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../store/database.ts';
import { depositChecksum } from '../../money/deposit/testing/depositChecksum.ts';
import { betChecksum } from '../../play/bet/betChecksums.ts';
import { roundChecksum } from '../../play/round/roundChecksum.ts';
import { seedPairChecksum } from '../../play/round/seedPairChecksums.ts';
import { testChecksums } from '../../testing/testChecksums.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { checkAccounts } from './checkAccounts.ts';
import { checkBooks } from './checkBooks.ts';
import { checkChain } from './checkChain.ts';
import type { Finding } from './finding.ts';
import { dropStoreRules } from './testing/flip.ts';
import { modules } from '../../modules.ts';
import { openBooksToCheck, type BooksToCheck } from './testing/openBooksToCheck.ts';

type Values = Readonly<Record<string, string | bigint | null>>;

describe.each(testEngines())('rows that their own checksum vouches for on %s', (engine) => {
  let books: BooksToCheck;
  beforeAll(async () => {
    books = await openBooksToCheck(engine);
    while ((await bets()).every(({ payout }) => payout === 0n)) await books.play(1);
    await books.chain();
    await dropStoreRules(books.db);
  }, 60_000);
  afterAll(() => books.close());

  const keyOf = (table: string) => sql.ref(table === 'seeded_round' ? 'bet_id' : 'id');
  const write = (table: string, id: string, values: Values) =>
    sql`update ${sql.table(table)} set ${sql.join(Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))} where ${keyOf(table)} = ${id}`.execute(
      books.db,
    );
  /** What is found while a row has other values. */
  const foundWith = async (table: string, id: string, values: Values): Promise<readonly Finding[]> => {
    const { rows } =
      await sql<Values>`select ${sql.join(Object.keys(values).map((column) => sql.ref(column)))} from ${sql.table(table)} where ${keyOf(table)} = ${id}`.execute(
        books.db,
      );
    await write(table, id, values);
    try {
      return await books.check();
    } finally {
      await write(table, id, rows[0] ?? {});
    }
  };
  const bets = () => books.db.selectFrom('bet').selectAll().orderBy('id').execute();
  const deposits = () => books.db.selectFrom('deposit').selectAll().orderBy('id').execute();

  test('are no finding where nothing was touched', async () => {
    expect(await books.check()).toEqual([]);
  });

  test.each([
    ['balance', 5n],
    ['balance', 0n],
    ['last_posting', 1n],
  ])('an account of the house with the %s %s', async (column, value) => {
    const { id } = await books.db.selectFrom('account').select('id').where('member_id', 'is', null).limit(1).executeTakeFirstOrThrow();
    expect(await foundWith('account', id, { [column]: value })).toEqual([
      { table: 'account', id, problem: 'an account of the house keeps no balance' },
    ]);
  });

  /** What is found while a bet that nobody has seen has other values, and a checksum that vouches for them. */
  const foundWithBet = async (values: Partial<Awaited<ReturnType<typeof bets>>[number]>) => {
    const bet = (await bets()).find(({ payout }) => payout > 0n);
    if (!bet) throw new Error('every bet was lost');
    const unseen = { seen_at: null, ...values };
    const { checksum: _checksum, ...changed } = { ...bet, ...unseen };
    const found = await foundWith('bet', bet.id, { ...unseen, checksum: betChecksum(testChecksums, changed) });
    return { bet, found };
  };

  test('a bet that was seen before it was settled, or settled before it was placed, by more than two clocks may differ, is found', async () => {
    const { bet, found } = await foundWithBet({});
    expect(found).toEqual([]);
    const { placed_at: placedAt } = bet;
    const fiveMinutes = 300_000n;
    const changed = [{ table: 'bet', id: bet.id, problem: 'it was changed' }];
    for (const [values, findings] of [
      [{ seen_at: placedAt - fiveMinutes }, []],
      [{ seen_at: placedAt - fiveMinutes - 1n }, changed],
      [{ settled_at: placedAt + 5n }, []],
      [{ settled_at: placedAt - fiveMinutes }, []],
      [{ settled_at: placedAt - fiveMinutes - 1n }, changed],
      [{ settled_at: placedAt + 5n, seen_at: placedAt + 5n - fiveMinutes }, []],
      [{ settled_at: placedAt + 5n, seen_at: placedAt + 4n - fiveMinutes }, changed],
    ] as const)
      expect((await foundWithBet(values)).found).toEqual(findings);
  });

  test('a bet that rests on transactions that there are not is found', async () => {
    const resting = async (values: { transaction_id: string } | { settlement_id: string }) => {
      const { bet, found } = await foundWithBet(values);
      return { bet, found: found.map(({ table, id }) => `${table} ${id}`).toSorted() };
    };
    const staked = await resting({ transaction_id: 'none' });
    expect(staked.found).toEqual([`ledger_transaction ${staked.bet.transaction_id}`, 'ledger_transaction none'].toSorted());
    const paid = await resting({ settlement_id: 'none' });
    expect(paid.found).toEqual([`bet ${paid.bet.id}`, 'ledger_transaction none'].toSorted());
  });

  test('a round that rests on a bet or on seeds that there are not, or on those of another member, is found', async () => {
    const round = await books.db.selectFrom('seeded_round').selectAll().orderBy('bet_id').limit(1).executeTakeFirstOrThrow();
    const others = await books.db
      .selectFrom('seed_pair')
      .select('id')
      .where('member_id', '<>', ({ selectFrom }) => selectFrom('bet').select('member_id').where('id', '=', round.bet_id))
      .limit(1)
      .executeTakeFirstOrThrow();
    const { bet_id: id } = round;
    const resting = async (seedPairId: string) => {
      const values = { seed_pair_id: seedPairId };
      const checksum = roundChecksum(testChecksums, { ...round, ...values, nonce: 900n });
      const found = await foundWith('seeded_round', id, { ...values, nonce: 900n, checksum });
      return found.map((finding) => `${finding.table} ${finding.id}`).toSorted();
    };
    expect(await resting('none')).toEqual(['seed_pair none', `seed_pair ${round.seed_pair_id}`].toSorted());
    expect(await resting(others.id)).toEqual(
      [`seed_pair ${others.id}`, `seed_pair ${round.seed_pair_id}`, `seeded_round ${id}`].toSorted(),
    );
  });

  test('a deposit that rests on a transaction that there is not, or on that of another, is found', async () => {
    const [first, second] = await deposits();
    if (!first || !second) throw new Error('there are no two deposits');
    const resting = async (transactionId: string) => {
      const values = { transaction_id: transactionId };
      const found = await foundWith('deposit', first.id, { ...values, checksum: depositChecksum(testChecksums, { ...first, ...values }) });
      return found.map(({ table, id }) => `${table} ${id}`).sort();
    };
    expect(await resting('none')).toEqual([`ledger_transaction ${first.transaction_id}`, 'ledger_transaction none'].sort());
    expect(await resting(second.transaction_id ?? '')).toEqual(
      [first, second].map(({ transaction_id: id }) => `ledger_transaction ${id}`).sort(),
    );
  });

  test('two bets that rest on one transaction are found', async () => {
    const [first, second] = (await bets()).filter(({ seen_at: seenAt }) => seenAt !== null);
    if (!first || !second) throw new Error('there are no two bets');
    const values = { transaction_id: second.transaction_id };
    const { checksum: _checksum, ...changed } = { ...first, ...values };
    const found = await foundWith('bet', first.id, { ...values, checksum: betChecksum(testChecksums, changed) });
    expect(found.map(({ id }) => id)).toContain(first.transaction_id);
    expect(found.length).toBeGreaterThan(1);
  });

  test('a server seed that is not the one that was committed to is found', async () => {
    const pair = await books.db.selectFrom('seed_pair').selectAll().where('client_seed', 'is', null).limit(1).executeTakeFirstOrThrow();
    const values = { server_seed: '0'.repeat(pair.server_seed.length) };
    const found = await foundWith('seed_pair', pair.id, { ...values, checksum: seedPairChecksum(testChecksums, { ...pair, ...values }) });
    expect(found).toEqual([{ table: 'seed_pair', id: pair.id, problem: 'its hash is not that of its server seed' }]);
  });

  test('the check tells how far it is, and ends where it is told to', async () => {
    const parts = { db: books.db, clock: books.slot.parts.clock, checksums: testChecksums, vouched: modules.vouched };
    const told: number[] = [];
    await checkBooks(parts, { onProgress: (rows) => told.push(rows) });
    expect(told).toEqual(told.toSorted((left, right) => left - right));
    const count = async (table: keyof Database) => {
      const { rows } = await sql<{ count: bigint }>`select count(*) as count from ${sql.table(table)}`.execute(books.db);
      return Number(rows[0]?.count);
    };
    const vouchedByThemselves = [
      'ledger_transaction',
      'posting',
      'account',
      'member',
      'member',
      'deposit',
      'bet',
      'seeded_round',
      'seed_pair',
    ] as const;
    const derived = ['account_record', 'bet_day'] as const;
    const rows = await Promise.all([...vouchedByThemselves, ...derived].map(count));
    expect(told.at(-1)).toBe(rows.reduce((sum, count) => sum + count));
    await expect(checkBooks(parts, { stopping: AbortSignal.abort(new Error('the platform stops')) })).rejects.toThrow('the platform stops');
  });
});

describe.each(testEngines())('money of the books on %s', (engine) => {
  let books: BooksToCheck;
  beforeEach(async () => {
    books = await openBooksToCheck(engine);
  }, 60_000);
  afterEach(() => books.close());

  test('money that moves while the books are checked is counted once', async () => {
    const parts = { db: books.db, clock: books.slot.parts.clock, checksums: testChecksums, vouched: modules.vouched };
    const found: string[] = [];
    const progress = { found: (table: string, id: string | bigint) => void found.push(`${table} ${id}`), passed: async () => undefined };
    const posted = await checkChain(parts, progress);
    await books.play(1);
    const hold = await books.slot.parts.ledger.once({ memberId: 'an', operation: 'hold', key: 'meanwhile' }, {}, (open) =>
      open.hold('an', 5n),
    );
    await books.slot.parts.ledger.once({ memberId: 'an', operation: 'hold', key: 'ended' }, {}, (open) => open.release(hold));
    await checkAccounts(parts, posted, progress);
    expect(found).toEqual([]);
    await dropStoreRules(books.db);
    await sql`update account set balance = 5 where id = ${hold}`.execute(books.db);
    await checkAccounts(parts, posted, progress);
    expect(new Set(found)).toEqual(new Set([`account ${hold}`]));
  });

  test.runIf(engine === 'sqlite')(
    'an account that owes, and holds that were emptied in parts, are found although every sum is right',
    async () => {
      for (const rule of [
        'drop trigger posting_fills_hold_once',
        'drop trigger posting_empties_hold_once',
        'pragma ignore_check_constraints = on',
      ])
        await sql.raw(rule).execute(books.db);
      await books.slot.addMember('chi', 1_000n);
      const { ledger } = books.slot.parts;
      const once = <Answer>(memberId: string, key: string, work: Parameters<typeof ledger.once<Answer>>[2]) =>
        ledger.once({ memberId, operation: 'hold', key }, {}, work);
      const [owing, part, parts] = [
        await once('an', 'owing', async (open) => {
          const { id, balance, currency } = await open.cashOf('an');
          await open.post([{ from: id, to: await open.house('games', currency), amount: balance + 1n }]);
          return id;
        }),
        await once('binh', 'part', (open) => open.hold('binh', 100n)),
        await once('chi', 'parts', (open) => open.hold('chi', 100n)),
      ];
      const empty = (memberId: string, hold: string, amount: bigint) =>
        once(memberId, `${amount}`, async (open) => open.post([{ from: hold, to: (await open.cashOf(memberId)).id, amount }]));
      await empty('binh', part, 40n);
      for (const amount of [40n, 60n]) await empty('chi', parts, amount);
      expect((await books.check()).map(({ table, id }) => `${table} ${id}`).sort()).toEqual(
        [owing, part, parts].map((id) => `account ${id}`).sort(),
      );
    },
  );
});
