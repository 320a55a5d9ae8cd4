import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestLedger, testCurrency, type TestLedger } from '../../testing/openTestLedger.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { HoldResolved, IdempotencyMismatch, InsufficientBalance } from './ledger.ts';
import { reconcile } from './testing/reconcile.ts';

/** A thousand of a hundred commands each by `SEQUENCES=1000`. */
const asked = process.env['SEQUENCES'];
const sequences = asked === undefined ? { sqlite: 80, postgres: 25 } : { sqlite: Number(asked), postgres: Number(asked) };
const lengths = asked === undefined ? { minLength: 1, maxLength: 40 } : { minLength: 100, maxLength: 100 };

const command = fc.record({
  kind: fc.constantFrom('deposit', 'withdraw', 'hold', 'capture', 'release'),
  member: fc.constantFrom('an', 'binh', 'chi'),
  amount: fc.bigInt({ min: 1n, max: 60n }),
  /** Few, so that they meet again with the same and with another payload. */
  key: fc.integer({ min: 0, max: 5 }),
  /** Which of the holds made so far. */
  hold: fc.nat(),
});
type Command = (typeof command)['generate'] extends (...given: never[]) => { value: infer Value } ? Value : never;

type Outcome = 'done' | 'short' | 'resolved' | 'mismatch';

/** What the books should say, in a few lines of plain arithmetic. */
function createModel() {
  const cash = new Map<string, bigint>();
  const holds: { member: string; amount: bigint; open: boolean }[] = [];
  const used = new Map<string, string>();
  const move = (member: string, amount: bigint) => cash.set(member, (cash.get(member) ?? 0n) + amount);

  return {
    cash: (member: string) => cash.get(member) ?? 0n,
    holds,
    run({ kind, member, amount, key, hold }: Command): Outcome {
      const identity = `${member} ${kind} ${key}`;
      const payload = kind === 'capture' || kind === 'release' ? `${hold % Math.max(holds.length, 1)}` : `${amount}`;
      const before = used.get(identity);
      if (before !== undefined) return before === payload ? 'done' : 'mismatch';
      const held = holds[hold % Math.max(holds.length, 1)];
      if ((kind === 'withdraw' || kind === 'hold') && (cash.get(member) ?? 0n) < amount) return 'short';
      if ((kind === 'capture' || kind === 'release') && !held?.open) return 'resolved';
      if (kind === 'deposit') move(member, amount);
      if (kind === 'withdraw' || kind === 'hold') move(member, -amount);
      if (kind === 'hold') holds.push({ member, amount, open: true });
      if (kind === 'release' && held) move(held.member, held.amount);
      if ((kind === 'capture' || kind === 'release') && held) held.open = false;
      used.set(identity, payload);
      return 'done';
    },
  };
}

describe.each(testEngines())('the ledger on %s', (engine) => {
  let books: TestLedger;
  let run = 0;
  beforeAll(async () => {
    books = await openTestLedger(engine);
  });
  afterAll(() => books.close());

  test('MON-017 agrees with a plain model after every command of any sequence', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, lengths), (commands) => compare(commands)),
      { numRuns: sequences[engine] },
    );
    expect(await reconcile(books.db)).toEqual([]);
  }, 1_200_000);

  async function compare(commands: readonly Command[]) {
    run += 1;
    const named = (member: string) => `${member}${run}`;
    const model = createModel();
    const holds: string[] = [];
    for (const member of ['an', 'binh', 'chi']) await books.open(named(member), 0n);

    const perform = async ({ kind, member, amount, key, hold }: Command): Promise<Outcome> => {
      const index = hold % Math.max(holds.length, 1);
      const payload = kind === 'capture' || kind === 'release' ? { index } : { amount };
      const identity = { memberId: named(member), operation: kind, key: String(key) };
      try {
        // What is answered, and not what the work has seen: on PostgreSQL a repetition does the work once more, and undoes it.
        const made = await books.ledger.once(identity, payload, async (transaction) => {
          const house = await transaction.house('games', testCurrency);
          const cash = await transaction.cashOf(identity.memberId);
          if (kind === 'deposit') await transaction.post([{ from: house, to: cash.id, amount }]);
          if (kind === 'withdraw') await transaction.post([{ from: cash.id, to: house, amount }]);
          if (kind === 'hold') return transaction.hold(identity.memberId, amount);
          if (kind === 'capture') await transaction.capture(holds[index] ?? '', house);
          if (kind === 'release') await transaction.release(holds[index] ?? '');
          return undefined;
        });
        if (made && !holds.includes(made)) holds.push(made);
        return 'done';
      } catch (error) {
        if (error instanceof InsufficientBalance) return 'short';
        if (error instanceof HoldResolved) return 'resolved';
        if (error instanceof IdempotencyMismatch) return 'mismatch';
        throw error;
      }
    };

    for (const each of commands) {
      expect(await perform(each)).toBe(model.run(each));
      for (const member of ['an', 'binh', 'chi']) {
        const { amount } = await books.ledger.balance(named(member));
        expect(amount).toBe(model.cash(member));
        expect(amount).toBeGreaterThanOrEqual(0n);
      }
    }
    expect(await reconcile(books.db, { recent: 50 })).toEqual([]);
  }
});
