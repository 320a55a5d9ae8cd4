import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reconcile } from '../../core/ledger/testing/reconcile.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';
import { checkBooks } from '../../core/books/checkBooks.ts';
import { createDeposits, DepositClosed, type Deposits } from './deposits.ts';
import { vouchedDeposits } from './vouchedDeposits.ts';

describe.each(testEngines())('deposits that take their time on %s', (engine) => {
  let platform: TestPlatform;
  let deposits: Deposits;
  let memberId: string;
  let now: number;
  beforeEach(async () => {
    now = Date.UTC(2026, 10, 1);
    platform = await openPlatform({ engine, clock: { now: () => now } });
    await registered(platform, 'linh');
    const { db } = platform.parts;
    memberId = (await db.selectFrom('member').select('id').executeTakeFirstOrThrow()).id;
    deposits = createDeposits(platform.parts);
  });
  afterEach(async () => {
    expect(await reconcile(platform.parts.db)).toEqual([]);
    expect(await checkBooks({ ...platform.parts, vouched: [vouchedDeposits] })).toEqual([]);
    await platform.close();
  });

  const ask = () => deposits.ask({ memberId, methodId: 'bank', amount: 500_000n, currency: 'PLAY' });
  const pay = (depositId: string, key = 'once') =>
    platform.parts.ledger.once({ memberId, operation: 'deposit', key }, { depositId }, (transaction) =>
      deposits.pay(transaction, depositId),
    );
  const balance = async () => (await platform.parts.ledger.balance(memberId)).amount;
  const stored = (id: string) => platform.parts.db.selectFrom('deposit').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('one that was asked for rests on no transaction, and moves no money', async () => {
    const before = await balance();
    expect(await stored(await ask())).toMatchObject({ status: 'PENDING', transaction_id: null, closed_at: null });
    expect(await balance()).toBe(before);
  });

  test('it is paid once, by the transaction that it then rests on', async () => {
    const before = await balance();
    const id = await ask();
    await pay(id);
    const paid = await stored(id);
    expect(paid).toMatchObject({ status: 'PAID', amount: 500_000n });
    expect(await deposits.paidBy(platform.parts.db, paid.transaction_id ?? '')).toEqual(paid);
    const others = await Promise.allSettled(Array.from({ length: 10 }, (_, index) => pay(id, `again ${index}`)));
    expect(others.every((each) => each.status === 'rejected' && each.reason instanceof DepositClosed)).toBe(true);
    await expect(deposits.fail(id)).rejects.toBeInstanceOf(DepositClosed);
    expect(await stored(id)).toEqual(paid);
    expect(await balance()).toBe(before + 500_000n);
  });

  test('one that failed is never paid', async () => {
    const before = await balance();
    const id = await ask();
    await deposits.fail(id);
    const failed = await stored(id);
    expect(failed).toMatchObject({ status: 'FAILED', transaction_id: null });
    expect(failed.closed_at).not.toBeNull();
    await expect(pay(id)).rejects.toBeInstanceOf(DepositClosed);
    await expect(deposits.fail(id)).rejects.toBeInstanceOf(DepositClosed);
    expect(await stored(id)).toEqual(failed);
    expect(await balance()).toBe(before);
  });

  test('of many who pay and fail one at once, one does', async () => {
    const before = await balance();
    const id = await ask();
    const ends = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => (index % 2 ? deposits.fail(id) : pay(id, `${index}`))));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { status } = await stored(id);
    expect(await balance()).toBe(status === 'PAID' ? before + 500_000n : before);
  });

  test('PP-11 what was paid in counts gross, from its moment on: what was not paid does not, nor what another paid, and what goes out gives no room back', async () => {
    const start = now;
    const paidAt = async (time: number, amount: bigint) => {
      now = time;
      const id = await deposits.ask({ memberId, methodId: 'bank', amount, currency: 'PLAY' });
      await pay(id, id);
    };
    await paidAt(start, 10_000n);
    await paidAt(start + 1_000, 200_000n);
    await paidAt(start + 2_000, 3_000_000n);
    await deposits.ask({ memberId, methodId: 'bank', amount: 40_000_000n, currency: 'PLAY' });
    await deposits.fail(await ask());
    expect(await deposits.grossSince(memberId, start)).toBe(3_210_000n);
    expect(await deposits.grossSince(memberId, start + 1_000)).toBe(3_200_000n);
    expect(await deposits.grossSince(memberId, start + 1_001)).toBe(3_000_000n);
    expect(await deposits.grossSince(memberId, start + 2_001)).toBe(0n);
    await registered(platform, 'minh');
    const { id: other } = await platform.parts.db.selectFrom('member').select('id').where('id', '<>', memberId).executeTakeFirstOrThrow();
    expect(await deposits.grossSince(other, start)).toBe(0n);
    await platform.parts.ledger.once({ memberId, operation: 'withdrawal', key: 'out' }, {}, async (transaction) => {
      const { id, currency } = await transaction.cashOf(memberId);
      await transaction.post([{ from: id, to: await transaction.house('withdrawals', currency), amount: 3_000_000n }]);
    });
    expect(await deposits.grossSince(memberId, start)).toBe(3_210_000n);
  });
});
