import type { Kysely } from 'kysely';
import { parseAmount } from '../../core/ledger/amount.ts';
import type { OpenTransaction } from '../../core/ledger/ledger.ts';
import { newId } from '../../core/newId.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import type { PaymentReport } from '../../providers/payment/payment.ts';
import type { DepositDeadlines } from './depositDeadlines.ts';
import type { Deposit, Deposits } from './deposits.ts';
import type { DepositStatus } from './depositSteps.ts';
import { reportOutcome, type ReportOutcome } from './reportRules.ts';

/** Takes in what a payment provider tells. */
export interface PaymentReports {
  /** Does what follows from a report, once, however often and in whatever order it comes. Throws `MoneyMaintenance` while no money may move: it is to be told again. */
  take(report: PaymentReport): Promise<void>;
}

/** The ledger's name of the one payment of a deposit; no member's own key has a slash. */
export const paymentKey = (depositId: string): string => `deposit/${depositId}`;

/** The deposit has gone on between the look at it and the transaction. */
class GoneOn extends Error {}
/** The same was told before, of whatever deposit. */
class ToldBefore extends Error {}
const looks = 5;

interface Needs extends PlatformParts {
  readonly deposits: Deposits;
  readonly depositDeadlines: DepositDeadlines;
}

export function createPaymentReports(parts: Needs): PaymentReports {
  const { db, ledger, clock, deposits } = parts;

  const outcomeOf = async (from: Kysely<Database>, deposit: Deposit, report: PaymentReport): Promise<ReportOutcome> => {
    const { status } = await from.selectFrom('member').select('status').where('id', '=', deposit.member_id).executeTakeFirstOrThrow();
    const { amount, fee, currency, payment_id: paymentId } = deposit;
    return reportOutcome(
      { status: deposit.status, toPay: amount + fee, currency, paymentId },
      { ...report, amount: parseAmount(report.amount) },
      { mayReceive: status === 'ACTIVE' },
    );
  };

  /** Writes it down; false where it was told before. */
  const note = async (within: Kysely<Database>, report: PaymentReport, depositId: string | null, isStray: boolean): Promise<boolean> => {
    const { numInsertedOrUpdatedRows } = await within
      .insertInto('payment_notice')
      .values({
        id: newId(parts),
        event_id: report.eventId,
        reference: report.reference,
        payment_id: report.paymentId,
        status: report.status,
        amount: parseAmount(report.amount),
        currency: report.currency,
        received_at: BigInt(clock.now()),
        deposit_id: depositId,
        matter: isStray ? 'OPEN' : 'DONE',
      })
      .onConflict((conflict) => conflict.columns(['event_id', 'status']).doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  };

  const credit = async (transaction: OpenTransaction, depositId: string, report: PaymentReport): Promise<void> => {
    const deposit = await deposits.hold(transaction.db, depositId);
    const outcome = deposit && (await outcomeOf(transaction.db, deposit, report));
    if (typeof outcome !== 'object' || outcome.to !== 'PAID') throw new GoneOn();
    if (!(await note(transaction.db, report, depositId, false))) throw new ToldBefore();
    await deposits.pay(transaction, depositId, { paymentId: report.paymentId });
  };

  const move = async (within: Kysely<Database>, depositId: string, report: PaymentReport): Promise<void> => {
    const deposit = await deposits.hold(within, depositId);
    const outcome = deposit ? await outcomeOf(within, deposit, report) : 'nothing';
    const to: DepositStatus | undefined = typeof outcome === 'object' ? outcome.to : undefined;
    if (to === 'PAID') throw new GoneOn();
    if (!(await note(within, report, depositId, outcome === 'stray'))) return;
    if (to === undefined) return;
    await deposits.step(within, depositId, to, deposit?.payment_id === null ? { paymentId: report.paymentId } : {});
    if (to === 'PROCESSING') await parts.depositDeadlines.overdue(within, depositId);
  };

  const takeOnce = async (report: PaymentReport): Promise<void> => {
    const deposit = await db.selectFrom('deposit').selectAll().where('id', '=', report.reference).executeTakeFirst();
    if (deposit === undefined || deposit.kind === 'instant') {
      // Nobody knows what it is about: it waits for a person only where money came with it.
      await note(db, report, null, report.status === 'paid');
      return;
    }
    const outcome = await outcomeOf(db, deposit, report);
    const { id, member_id: memberId } = deposit;
    if (typeof outcome !== 'object' || outcome.to !== 'PAID')
      return db.transaction().execute((transaction) => move(transaction, id, report));
    let isOurs = false;
    await ledger.once(
      { memberId, operation: 'deposit', key: paymentKey(id) },
      { depositId: id },
      async (transaction) => {
        isOurs = false;
        await credit(transaction, id, report);
        isOurs = true;
      },
      async () => undefined,
    );
    // Another report has credited it: this one may be of a payment of its own.
    if (!isOurs) throw new GoneOn();
  };

  return {
    async take(report) {
      for (let look = 1; ; look += 1) {
        try {
          await takeOnce(report);
          return;
        } catch (error) {
          if (error instanceof ToldBefore) return;
          if (!(error instanceof GoneOn) || look === looks) throw error;
        }
      }
    },
  };
}
