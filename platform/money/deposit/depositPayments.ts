import { languageCodes } from '#contract/languages.ts';
import { z } from 'zod';
import type { Language } from '../../core/http/handler.ts';
import { outsideJob, type JobHandler } from '../../core/jobs/jobHandler.ts';
import type { JobType } from '../../core/jobs/jobType.ts';
import { writeAmount } from '../../core/ledger/amount.ts';
import type { Attempts } from '../../core/limits/attempts.ts';
import type { Log } from '../../core/log.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { PlayLimits } from '../../identity/playLimit/playLimits.ts';
import { type PaymentInstructions, type PaymentProvider, PaymentProviderFailure } from '../../providers/payment/payment.ts';
import { type Deposit, DepositClosed, type DepositOrder, type Deposits } from './deposits.ts';
import type { DepositDeadlines } from './depositDeadlines.ts';
import { type DepositStatus, isClosed } from './depositSteps.ts';
import type { PaymentReports } from './paymentReports.ts';

const named = z.object({ depositId: z.string() });
const beginJob: JobType<{ depositId: string; language: Language }> = {
  kind: 'deposit.begin',
  payload: named.extend({ language: z.enum(languageCodes) }),
};
const askJob: JobType<{ depositId: string }> = { kind: 'deposit.ask', payload: named };

/** Milliseconds after which somebody else hands a deposit to the provider, where whoever took it on did not come to it. */
const patience = 10_000;
/** Of one member. */
const anHour = { limit: 20, window: 3_600_000 };

/** Deposits by way of a payment provider. */
export interface DepositPayments {
  /** Writes the deposit down with all that follows from time alone, and hands it to the provider; answers its id. Throws `limit_reached`, `play_paused` and `too_many_attempts`. */
  open(order: DepositOrder & { readonly expiresAt: number }, language: Language): Promise<string>;
  readonly jobs: readonly JobHandler[];
}

interface Needs extends PlatformParts {
  readonly attempts: Attempts;
  readonly deposits: Deposits;
  readonly playLimits: PlayLimits;
  readonly paymentProvider: PaymentProvider | undefined;
  readonly paymentReports: PaymentReports;
  readonly depositDeadlines: DepositDeadlines;
  readonly log: Log;
}

export function createDepositPayments(parts: Needs): DepositPayments {
  const { db, audit, jobs, clock, deposits, playLimits, attempts, depositDeadlines, paymentProvider, paymentReports, brand, log } = parts;
  const find = (depositId: string): Promise<Deposit | undefined> =>
    db.selectFrom('deposit').selectAll().where('id', '=', depositId).executeTakeFirst();

  /** Nothing where it has gone on meanwhile. */
  const step = async (depositId: string, to: Exclude<DepositStatus, 'PAID'>, told?: PaymentInstructions): Promise<void> => {
    const facts = told ? { paymentId: told.paymentId, instructions: JSON.stringify(told) } : {};
    await db
      .transaction()
      .execute((transaction) => deposits.step(transaction, depositId, to, facts))
      .catch((error: unknown) => (error instanceof DepositClosed ? undefined : Promise.reject(error)));
  };

  /** Hands it to the provider; false where nobody knows whether it took it on. */
  const begin = async (deposit: Deposit, language: Language): Promise<boolean> => {
    const { id, kind, amount, fee, currency, expires_at: expiresAt } = deposit;
    if (!paymentProvider || kind === 'instant' || expiresAt === null) return true;
    try {
      const order = {
        reference: id,
        kind,
        amount: writeAmount(amount + fee),
        currency,
        expiresAt: Number(expiresAt),
        returnUrl: `${brand.siteOrigin}/?panel=depositv2`,
        language,
      };
      await step(id, 'AWAITING_PAYMENT', await paymentProvider.begin(order));
      return true;
    } catch (error) {
      if (!(error instanceof PaymentProviderFailure)) throw error;
      log.warn({ event: 'payment_not_begun', kind: error.kind, depositId: id }, error.message);
      await step(id, error.kind === 'refused' ? 'FAILED' : 'UNCONFIRMED');
      return error.kind === 'refused';
    }
  };

  return {
    async open(order, language) {
      audit.tell({ after: { method: order.methodId, amount: writeAmount(order.amount), currency: order.currency } });
      const depositId = await audit.commit(async (transaction) => {
        // With it or not at all: of many requests by one key, the one that makes the deposit counts.
        await attempts.consume([{ scope: `deposit:${order.memberId}`, ...anHour }], transaction);
        // What is on its way counts, so that many at once cannot pass over a limit.
        await playLimits.admitDeposit(transaction, order.memberId, order.amount);
        const id = await deposits.ask(order, transaction);
        await jobs.enqueue(transaction, beginJob, { depositId: id, language }, { dueAt: clock.now() + patience });
        await jobs.enqueue(transaction, askJob, { depositId: id }, { dueAt: order.expiresAt });
        await depositDeadlines.expiry(transaction, id, order.expiresAt);
        return id;
      });
      const deposit = await find(depositId);
      if (deposit) await begin(deposit, language);
      return depositId;
    },
    jobs: [
      outsideJob(beginJob, async ({ depositId, language }) => {
        const deposit = await find(depositId);
        if (!deposit || !['CREATED', 'UNCONFIRMED'].includes(deposit.status)) return;
        if (!(await begin(deposit, language))) throw new Error('the payment provider did not answer');
      }),
      outsideJob(
        askJob,
        async ({ depositId }) => {
          const deposit = await find(depositId);
          if (!paymentProvider || !deposit || isClosed(deposit.status)) return;
          const report = await paymentProvider.status(depositId);
          if (report) await paymentReports.take(report);
        },
        { tries: 4 },
      ),
    ],
  };
}
