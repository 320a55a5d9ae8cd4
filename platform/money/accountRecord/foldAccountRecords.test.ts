import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chainPostings } from '../../core/books/chainPostings.ts';
import { checkBooks } from '../../core/books/checkBooks.ts';
import { runAgain } from '../../core/jobs/jobHandler.ts';
import type { OpenTransaction } from '../../core/ledger/ledger.ts';
import { openTestLedger, testCurrency, type TestLedger } from '../../testing/openTestLedger.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { testChecksums } from '../../testing/testChecksums.ts';
import { foldAccountRecords, foldedThrough, foldMissingRecords, foldNext } from './foldAccountRecords.ts';
import { vouchedAccountRecords } from './vouchedAccountRecords.ts';

const members = ['an', 'binh', 'chi'] as const;

const step = fc.record({
  kind: fc.constantFrom('deposit', 'bet', 'gift', 'wallet', 'set.aside', 'send', 'late', 'read', 'readTwice', 'job'),
  member: fc.constantFrom(...members),
  amount: fc.bigInt({ min: 1n, max: 90n }),
});

describe.each(testEngines())('records that are folded on %s', (engine) => {
  let open: TestLedger;
  let now: number;
  const clock = { now: () => now };
  beforeEach(async () => {
    now = 1_700_000_000_000;
    open = await openTestLedger(engine, clock);
  });
  afterEach(() => open.close());

  const books = () => ({ db: open.db, clock, checksums: testChecksums });
  const job = () => open.db.transaction().execute(foldNext);
  const read = (memberId: string) => foldMissingRecords({ db: open.db, reads: open.db }, memberId);
  const count = async () => (await sql<{ count: bigint }>`select count(*) as count from account_record`.execute(open.db)).rows[0]?.count;
  const wrong = async () => checkBooks({ ...books(), vouched: [vouchedAccountRecords] });
  let key = 0;
  const move = (memberId: string, operation: string, work: (transaction: OpenTransaction) => Promise<unknown>) =>
    open.ledger.once({ memberId, operation, key: String((key += 1)) }, {}, async (transaction) => void (await work(transaction)));
  const recorded = async (memberId: string) => {
    const { rows } = await sql<
      Record<string, unknown>
    >`select purpose, kind, amount, balance_after as after, recorded_at as at, kind_count as counted,
      kind_sum as summed from account_record where member_id = ${memberId} order by id`.execute(open.db);
    return rows;
  };

  test('whenever they are folded, and by whom: each movement has one, in its order, with what it left and what its kind has come to', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
        const names = new Map<string, string>();
        for (const member of members) {
          const name = `${member}-${(key += 1)}`;
          names.set(member, name);
          await open.open(name, 1_000n);
        }
        interface Told {
          readonly purpose: string;
          readonly kind: string;
          readonly amount: bigint;
          readonly after: bigint;
          readonly at: bigint;
          readonly counted: bigint;
          readonly summed: bigint;
        }
        const expected = new Map<string, Told[]>();
        const tell = (member: string, purpose: string, kind: string, amount: bigint) => {
          const all = expected.get(member) ?? [];
          const own = all.filter((each) => each.purpose === purpose);
          const ofKind = own.filter((each) => each.kind === kind);
          const at = [BigInt(now), own.at(-1)?.at ?? 0n].reduce((left, right) => (left > right ? left : right));
          const sum = (of: readonly Told[]) => of.reduce((total, each) => total + each.amount, amount);
          all.push({ purpose, kind, amount, after: sum(own), at, counted: BigInt(ofKind.length + 1), summed: sum(ofKind) });
          expected.set(member, all);
        };
        for (const name of names.values()) tell(name, 'cash', 'open_IN', 1_000n);
        for (const { kind, member, amount } of steps) {
          const name = names.get(member) ?? '';
          now += kind === 'late' ? -2_000 : 1_000;
          if (kind === 'read') await read(name);
          if (kind === 'readTwice')
            await Promise.all([read(name), read(name), open.db.transaction().execute((db) => foldAccountRecords(db, name)), job()]);
          if (kind === 'job') {
            await chainPostings(books());
            await Promise.all([job(), read(name)]);
          }
          if (kind === 'deposit' || kind === 'late') {
            const house = kind === 'late' ? 'bonus' : 'deposits';
            await move(name, kind, async (to) =>
              to.post([{ from: await to.house(house, testCurrency), to: (await to.cashOf(name)).id, amount }]),
            );
            tell(name, 'cash', `${kind}_IN`, amount);
          }
          if (kind === 'bet') {
            await move(name, kind, async (to) => {
              const [{ id }, games] = [await to.cashOf(name), await to.house('games', testCurrency)];
              await to.post([
                { from: games, to: id, amount },
                { from: id, to: games, amount: 1n },
                { from: games, to: id, amount: 2n },
              ]);
            });
            for (const [way, each] of [
              ['IN', amount],
              ['OUT', -1n],
              ['IN', 2n],
            ] as const)
              tell(name, 'cash', `bet_${way}`, each);
          }
          if (kind === 'gift' || kind === 'wallet') {
            const purpose = kind === 'gift' ? 'bonus' : 'vendor:XGS';
            await move(name, kind, async (to) => {
              const [cash, other] = [await to.cashOf(name), await to.accountOf(name, purpose, testCurrency)];
              await to.post([{ from: await to.house('bonus', testCurrency), to: cash.id, amount }]);
              await to.post([{ from: cash.id, to: other.id, amount }]);
            });
            tell(name, 'cash', `${kind}_IN`, amount);
            tell(name, 'cash', `${kind}_OUT`, -amount);
            tell(name, purpose, `${kind}_IN`, amount);
          }
          if (kind === 'set.aside') {
            await move(name, kind, async (to) => {
              await to.post([{ from: await to.house('bonus', testCurrency), to: (await to.cashOf(name)).id, amount }]);
              await to.release(await to.hold(name, amount));
            });
            for (const [way, each] of [
              ['IN', amount],
              ['HOLD', -amount],
              ['RELEASE', amount],
            ] as const)
              tell(name, 'cash', `set-aside_${way}`, each);
          }
          if (kind === 'send') {
            const receiver = names.get(members[(members.indexOf(member) + 1) % members.length] ?? '') ?? '';
            await move(name, kind, async (to) => {
              const [from, into] = [await to.cashOf(name), await to.cashOf(receiver)];
              await to.post([
                { from: await to.house('bonus', testCurrency), to: from.id, amount },
                { from: from.id, to: into.id, amount },
              ]);
            });
            tell(name, 'cash', 'send_IN', amount);
            tell(name, 'cash', 'send_OUT', -amount);
            tell(receiver, 'cash', 'send_IN', amount);
          }
        }
        for (const name of names.values()) {
          await read(name);
          expect(await recorded(name)).toEqual(expected.get(name));
        }
      }),
      { numRuns: engine === 'postgres' ? 20 : 40 },
    );
    expect(await wrong()).toEqual([]);
  }, 120_000);

  test('money that moves meanwhile is missed by none of many who fold, and recorded once', async () => {
    for (const member of members) await open.open(member, 1_000n);
    let isOver = false;
    const folding = members.map(async (member) => {
      while (!isOver) await Promise.all([read(member), read(member), chainPostings(books()).then(job)]);
    });
    const sending = Array.from({ length: 90 }, async (_, index) => {
      const [from, into] = [members[index % 3] ?? '', members[(index + 1) % 3] ?? ''];
      await move(from, 'send', async (to) => {
        const held = new Map<string, string>();
        for (const each of [from, into].toSorted()) held.set(each, (await to.cashOf(each)).id);
        await to.post([{ from: held.get(from) ?? '', to: held.get(into) ?? '', amount: 1n }]);
      });
    });
    await Promise.all(sending);
    isOver = true;
    await Promise.all(folding);
    for (const member of members) await read(member);
    expect(await count()).toBe(3n + 180n);
    expect(await wrong()).toEqual([]);
  });

  test('what is not yet in the chain is left alone; of what is, a thousand postings at a time, to the last', async () => {
    const cash = await open.open('an', 1n);
    const gives = (postings: number) =>
      move('an', 'give', async (to) => {
        const bonus = await to.house('bonus', testCurrency);
        await to.post(Array.from({ length: postings }, () => ({ from: bonus, to: cash, amount: 1n })));
      });
    await gives(1_000);
    expect(await job()).toBeUndefined();
    expect(await count()).toBe(0n);
    await chainPostings(books());
    await gives(1);
    expect(await job()).toBe(runAgain);
    expect(await count()).toBe(1_000n);
    expect(await job()).toBeUndefined();
    expect([await count(), await foldedThrough(open.db)]).toEqual([1_001n, 1_001n]);
    expect(await job()).toBeUndefined();
    await read('an');
    expect(await count()).toBe(1_002n);
    expect(await wrong()).toEqual([]);
  });

  test('a reader who finds nothing new writes nothing; one whose fold is undone leaves nothing', async () => {
    await open.open('an', 5n);
    const failed = open.db.transaction().execute(async (transaction) => {
      await foldAccountRecords(transaction, 'an');
      throw new Error('killed');
    });
    await expect(failed).rejects.toThrow('killed');
    expect(await count()).toBe(0n);
    await read('an');
    const quiet = { reads: open.db, db: undefined as never };
    await foldMissingRecords(quiet, 'an');
    await foldMissingRecords(quiet, 'nobody');
    await open.withdraw('an', 1n, 'k');
    await expect(foldMissingRecords(quiet, 'an')).rejects.toThrow();
    expect(await count()).toBe(1n);
  });

  test('a posting whose number is before that of the last one of its account is refused, so that none is folded behind its back', async () => {
    const cash = await open.open('an', 5n);
    const [seq, column] = [0n, engine === 'postgres' ? sql`overriding system value` : sql``];
    const insert = (from: string, to: string) =>
      sql`insert into posting (seq, transaction_id, from_account, to_account, currency, amount) ${column}
        values (${seq}, 't', ${from}, ${to}, ${testCurrency}, 1)`.execute(open.db);
    const reason = engine === 'postgres' ? 'another posting of the account came first' : 'accounts change by postings alone';
    await expect(insert('house:bonus:PLAY', cash)).rejects.toThrow(reason);
    await expect(insert(cash, 'house:bonus:PLAY')).rejects.toThrow(reason);
    await read('an');
    expect((await recorded('an')).map(({ kind, after }) => [kind, after])).toEqual([['open_IN', 5n]]);
  });
});
