import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestLedger, testCurrency, type TestLedger } from '../../../testing/openTestLedger.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { InsufficientBalance } from '../ledger.ts';
import { UnknownPurpose, type HousePurpose, type MemberPurpose } from './purposes.ts';
import { reconcile } from '../testing/reconcile.ts';

describe.each(testEngines())('accounts by what they are for, on %s', (engine) => {
  let books: TestLedger;
  beforeEach(async () => {
    books = await openTestLedger(engine);
    await books.open('an', 100n);
  });
  afterEach(async () => {
    expect(await reconcile(books.db)).toEqual([]);
    await books.close();
  });

  const has = async (purpose?: MemberPurpose) => (await books.ledger.balance('an', purpose)).amount;
  const accounts = async (purpose: string) =>
    (await books.db.selectFrom('account').select('id').where('purpose', '=', purpose).where('member_id', 'is not', null).execute()).length;
  /** Moves money of a member from one purpose to another. */
  const move = (key: string, from: MemberPurpose | undefined, to: MemberPurpose, amount: bigint, currency = testCurrency) =>
    books.ledger.once({ memberId: 'an', operation: 'move', key }, {}, async (transaction) => {
      const of = (purpose: MemberPurpose | undefined) =>
        purpose === undefined ? transaction.cashOf('an') : transaction.accountOf('an', purpose, currency);
      const [payer, payee] = [await of(from), await of(to)];
      await transaction.post([{ from: payer.id, to: payee.id, amount }]);
      return { payer: `${payer.balance}`, payee: `${payee.balance}` };
    });

  test.each(['bonus', 'points', 'commission', 'vendor:XGS', 'vendor:A1'] as const)('%s is an account of its own', async (purpose) => {
    expect(await move('in', undefined, purpose, 30n)).toEqual({ payer: '100', payee: '0' });
    expect([await has(), await has(purpose)]).toEqual([70n, 30n]);
    expect(await move('back', purpose, 'cash', 10n)).toEqual({ payer: '30', payee: '70' });
    expect([await has(), await has(purpose), await accounts(purpose)]).toEqual([80n, 20n, 1]);
    await expect(move('too much', purpose, 'cash', 21n)).rejects.toBeInstanceOf(InsufficientBalance);
  });

  test('the wallets of two vendors are two accounts, and so are two currencies of one', async () => {
    await move('one', undefined, 'vendor:XGS', 1n);
    await move('two', undefined, 'vendor:NGT', 2n);
    expect([await has('vendor:XGS'), await has('vendor:NGT')]).toEqual([1n, 2n]);
    await books.ledger.once({ memberId: 'an', operation: 'earn', key: 'k' }, {}, async (transaction) => {
      const { id } = await transaction.accountOf('an', 'vendor:XGS', 'USD');
      await transaction.post([{ from: await transaction.house('games', 'USD'), to: id, amount: 5n }]);
    });
    expect(await accounts('vendor:XGS')).toBe(2);
  });

  test('many who ask for it at once open it once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => move(`${index}`, undefined, 'points', 1n)));
    expect([await has(), await has('points'), await accounts('points')]).toEqual([80n, 20n, 1]);
  });

  test.each(['hold', 'house', 'Cash', '', 'vendor', 'vendor:', 'vendor:xgs', 'vendor:X Y', `vendor:${'X'.repeat(25)}`, 'bonus:XGS'])(
    'for %j nobody has an account',
    async (purpose) => {
      await expect(move('k', undefined, purpose as MemberPurpose, 1n)).rejects.toBeInstanceOf(UnknownPurpose);
      expect(await has()).toBe(100n);
    },
  );

  test('nor has the house for what the ledger does not know', async () => {
    const pay = books.ledger.once({ memberId: 'an', operation: 'pay', key: 'k' }, {}, (transaction) =>
      transaction.house('mine' as HousePurpose, testCurrency),
    );
    await expect(pay).rejects.toBeInstanceOf(UnknownPurpose);
    expect(await books.db.selectFrom('account').select('id').where('purpose', '=', 'mine').execute()).toEqual([]);
  });
});
