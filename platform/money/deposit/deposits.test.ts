import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reconcile } from '../../core/ledger/testing/reconcile.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';
import { checkBooks } from '../../core/books/checkBooks.ts';
import { createDeposits, DepositClosed, type Deposits } from './deposits.ts';
import type { DepositStatus } from './depositSteps.ts';
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

  let asked = 0;
  const ask = () =>
    deposits.ask({
      memberId,
      methodId: 'bank-transfer',
      kind: 'transfer',
      amount: 500_000n,
      fee: 0n,
      currency: 'PLAY',
      expiresAt: now + 6e4,
      idempotencyKey: `key-${(asked += 1)}`,
    });
  const step = (depositId: string, to: Exclude<DepositStatus, 'PAID'>, by?: string) =>
    platform.parts.db
      .transaction()
      .execute((transaction) => deposits.step(transaction, depositId, to, by === undefined ? {} : { decision: { by, reason: 'seen' } }));
  const fail = (depositId: string) => step(depositId, 'FAILED');
  const pay = (depositId: string, key = 'once') =>
    platform.parts.ledger.once({ memberId, operation: 'deposit', key }, { depositId }, (transaction) =>
      deposits.pay(transaction, depositId),
    );
  const balance = async () => (await platform.parts.ledger.balance(memberId)).amount;
  const stored = (id: string) => platform.parts.db.selectFrom('deposit').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('one that was asked for rests on no transaction, and moves no money', async () => {
    const before = await balance();
    expect(await stored(await ask())).toMatchObject({ status: 'CREATED', transaction_id: null, closed_at: null });
    expect(await balance()).toBe(before);
  });

  test('it is paid once, by the transaction that it then rests on', async () => {
    const before = await balance();
    const id = await ask();
    await pay(id);
    const paid = await stored(id);
    expect(paid).toMatchObject({ status: 'PAID', amount: 500_000n, credited: 500_000n });
    expect(await deposits.paidBy(platform.parts.db, paid.transaction_id ?? '')).toEqual(paid);
    const others = await Promise.allSettled(Array.from({ length: 10 }, (_, index) => pay(id, `again ${index}`)));
    expect(others.every((each) => each.status === 'rejected' && each.reason instanceof DepositClosed)).toBe(true);
    await expect(fail(id)).rejects.toBeInstanceOf(DepositClosed);
    expect(await stored(id)).toEqual(paid);
    expect(await balance()).toBe(before + 500_000n);
  });

  test('one that failed is never paid', async () => {
    const before = await balance();
    const id = await ask();
    await fail(id);
    const failed = await stored(id);
    expect(failed).toMatchObject({ status: 'FAILED', transaction_id: null });
    expect(failed.closed_at).not.toBeNull();
    await expect(pay(id)).rejects.toBeInstanceOf(DepositClosed);
    await expect(fail(id)).rejects.toBeInstanceOf(DepositClosed);
    expect(await stored(id)).toEqual(failed);
    expect(await balance()).toBe(before);
  });

  test('of many who pay and fail one at once, one does', async () => {
    const before = await balance();
    const id = await ask();
    const ends = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => (index % 2 ? fail(id) : pay(id, `${index}`))));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { status } = await stored(id);
    expect(await balance()).toBe(status === 'PAID' ? before + 500_000n : before);
  });

  /** What the specification of the twelve states lets each become. */
  const allowed: Readonly<Record<DepositStatus, string>> = {
    CREATED: 'UNCONFIRMED AWAITING_PAYMENT PROCESSING PAID EXPIRED DECLINED FAILED CANCELLED TO_MATCH',
    UNCONFIRMED: 'AWAITING_PAYMENT PROCESSING PAID EXPIRED DECLINED FAILED CANCELLED TO_MATCH',
    AWAITING_PAYMENT: 'PROCESSING PAID EXPIRED DECLINED FAILED CANCELLED TO_MATCH',
    PROCESSING: 'PAID DECLINED FAILED TO_MATCH',
    PAID: '',
    EXPIRED: 'TO_MATCH',
    DECLINED: 'TO_MATCH',
    FAILED: 'TO_MATCH',
    CANCELLED: 'TO_MATCH',
    TO_MATCH: 'PAID REFUSED RETURNED',
    REFUSED: '',
    RETURNED: '',
  };
  /** How each state is come to. */
  const ways: Readonly<Record<DepositStatus, readonly DepositStatus[]>> = {
    CREATED: [],
    UNCONFIRMED: ['UNCONFIRMED'],
    AWAITING_PAYMENT: ['AWAITING_PAYMENT'],
    PROCESSING: ['AWAITING_PAYMENT', 'PROCESSING'],
    PAID: ['PAID'],
    EXPIRED: ['EXPIRED'],
    DECLINED: ['DECLINED'],
    FAILED: ['FAILED'],
    CANCELLED: ['CANCELLED'],
    TO_MATCH: ['EXPIRED', 'TO_MATCH'],
    REFUSED: ['TO_MATCH', 'REFUSED'],
    RETURNED: ['TO_MATCH', 'RETURNED'],
  };
  const bring = async (status: DepositStatus): Promise<string> => {
    const id = await ask();
    for (const to of ways[status])
      await (to === 'PAID' ? pay(id, id) : step(id, to, ['REFUSED', 'RETURNED'].includes(to) ? 'an' : undefined));
    return id;
  };
  const statuses = Object.keys(allowed) as DepositStatus[];

  test.each(statuses)('MC-04 a deposit that is %s takes the listed steps alone, whoever writes to the store', async (from) => {
    const { db } = platform.parts;
    for (const to of statuses) {
      const id = await bring(from);
      const before = await stored(id);
      expect(before.status).toBe(from);
      const paid = to === 'PAID' ? { transaction_id: 'some', credited: before.amount } : { transaction_id: null, credited: null };
      const closed = ['CREATED', 'UNCONFIRMED', 'AWAITING_PAYMENT', 'PROCESSING', 'TO_MATCH'].includes(to) ? null : 1n;
      const written = db
        .updateTable('deposit')
        .set({ ...paid, status: to, closed_at: closed, decided_by: 'an', reason: 'seen', checksum: `${before.checksum}.x` })
        .where('id', '=', id);
      const rolledBack = await db
        .transaction()
        .execute(async (transaction) => {
          await transaction.executeQuery(written.compile());
          throw new Error('taken');
        })
        .catch((error: unknown) => (error instanceof Error ? error.message : ''));
      expect([from, to, rolledBack === 'taken']).toEqual([from, to, allowed[from].split(' ').includes(to)]);
    }
  });

  test('MC-04 what waits for a person is paid by nobody else, and never more than asked for but by name', async () => {
    const id = await bring('TO_MATCH');
    await expect(pay(id)).rejects.toThrow();
    const { db } = platform.parts;
    const other = await ask();
    const more = { status: 'PAID' as const, transaction_id: 'x', closed_at: 1n, credited: 500_001n };
    const { checksum } = await stored(other);
    await expect(
      db
        .updateTable('deposit')
        .set({ ...more, checksum: `${checksum}.x` })
        .where('id', '=', other)
        .execute(),
    ).rejects.toThrow();
    await expect(db.updateTable('deposit').set({ amount: 1n }).where('id', '=', other).execute()).rejects.toThrow();
    await expect(db.deleteFrom('deposit').where('id', '=', other).execute()).rejects.toThrow();
  });
});
