import { deposit, depositById } from '#contract/money/deposit.ts';
import { balance } from '#contract/money/wallet.ts';
import { checkBooks } from '../../../core/books/checkBooks.ts';
import { reconcile } from '../../../core/ledger/testing/reconcile.ts';
import type { Engine } from '../../../core/store/engine.ts';
import type { PaymentReport } from '../../../providers/payment/payment.ts';
import { movableClock, type MovableClock } from '../../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../../testing/openPlatform.ts';
import { registered } from '../../../testing/registration.ts';
import { createDepositDesk, type DepositDesk } from '../depositDesk.ts';
import { createDeposits } from '../deposits.ts';
import { vouchedDeposits } from '../vouchedDeposits.ts';
import { scriptedPayments, type ScriptedPayments } from './scriptedPayments.ts';

/** A member who pays in through a payment provider that does as a test says. */
export interface OpenPayments {
  readonly platform: TestPlatform;
  readonly clock: MovableClock;
  readonly payments: ScriptedPayments;
  readonly desk: DepositDesk;
  readonly token: string;
  ask(amount?: string, key?: string): Promise<NonNullable<Awaited<ReturnType<OpenPayments['read']>>>>;
  /** The latest order. */
  order(): ScriptedPayments['orders'][number];
  sum(): Promise<string>;
  read(depositId: string): Promise<Awaited<ReturnType<typeof readBy>>>;
  /** Of the store, which needs no session that is not idle. */
  statusOf(depositId: string): Promise<string>;
  /** Tells of the latest order; answers the HTTP status. */
  tell(changes?: Partial<PaymentReport>): Promise<number>;
  later(milliseconds: number): Promise<void>;
  /** What is wrong with the books, of which there should be nothing; closes all. */
  close(): Promise<readonly unknown[]>;
}

const readBy = async (platform: TestPlatform, token: string, depositId: string) =>
  (await platform.call(depositById, { depositId }, { token })).value.deposit;

export async function openPayments(engine: Engine, more: { readonly operatorKey?: string } = {}): Promise<OpenPayments> {
  const clock = movableClock();
  const payments = scriptedPayments(clock);
  const platform = await openPlatform({ engine, clock, extras: { ...more, providers: { payment: payments } } });
  const token = await registered(platform, 'linh');
  const order = () => {
    const latest = payments.orders.at(-1);
    if (!latest) throw new Error('nothing was ordered');
    return latest;
  };
  return {
    platform,
    clock,
    payments,
    desk: createDepositDesk({ ...platform.parts, deposits: createDeposits(platform.parts) }),
    token,
    async ask(amount = '100000', key = 'key-1') {
      const { value, ...said } = await platform.call(deposit, { methodId: 'e-wallet', amount }, { token, key });
      if (!said.success) throw new Error(said.code);
      return value.deposit;
    },
    order,
    sum: async () => (await platform.call(balance, {}, { token })).value.sumBalance,
    read: (depositId) => readBy(platform, token, depositId),
    statusOf: async (depositId) =>
      (await platform.parts.db.selectFrom('deposit').select('status').where('id', '=', depositId).executeTakeFirstOrThrow()).status,
    tell: (changes) => payments.tell(platform, payments.report(order(), changes)),
    async later(milliseconds) {
      clock.forward(milliseconds);
      await platform.settled();
    },
    async close() {
      const wrong = [...(await reconcile(platform.parts.db)), ...(await checkBooks({ ...platform.parts, vouched: [vouchedDeposits] }))];
      await platform.close();
      return wrong;
    },
  };
}
