import type { Kysely } from 'kysely';
import { z } from 'zod';
import { storeJob, type JobHandler } from '../../core/jobs/jobHandler.ts';
import type { JobType } from '../../core/jobs/jobType.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import type { Deposits } from './deposits.ts';
import { isCancellable } from './depositSteps.ts';

const payload = z.object({ depositId: z.string() });
const expireJob: JobType<{ depositId: string }> = { kind: 'deposit.expire', payload };
const overdueJob: JobType<{ depositId: string }> = { kind: 'deposit.overdue', payload };

/** Milliseconds behind its time that a deposit expires: until then the provider has been asked whether it was paid. */
const grace = 60_000;
/** Milliseconds that a payment may be under way at the provider before somebody looks for it. */
const processingTime = 24 * 3_600_000;

/** What time alone does to a deposit. Both are scheduled in the transaction that they follow from. */
export interface DepositDeadlines {
  /** Expires it a minute behind `expiresAt`, where nothing was paid by then. */
  expiry(db: Kysely<Database>, depositId: string, expiresAt: number): Promise<unknown>;
  /** Has somebody look for it, where its payment is still under way a day from now. */
  overdue(db: Kysely<Database>, depositId: string): Promise<unknown>;
  readonly jobs: readonly JobHandler[];
}

export const createDepositDeadlines = ({ jobs, clock, deposits }: PlatformParts & { readonly deposits: Deposits }): DepositDeadlines => ({
  expiry: (db, depositId, expiresAt) => jobs.enqueue(db, expireJob, { depositId }, { dueAt: expiresAt + grace }),
  overdue: (db, depositId) => jobs.enqueue(db, overdueJob, { depositId }, { dueAt: clock.now() + processingTime }),
  jobs: [
    storeJob(expireJob, async (transaction, { depositId }) => {
      const deposit = await deposits.hold(transaction, depositId);
      if (deposit && isCancellable(deposit.status)) await deposits.step(transaction, depositId, 'EXPIRED');
    }),
    storeJob(overdueJob, async (transaction, { depositId }) => {
      const deposit = await deposits.hold(transaction, depositId);
      if (deposit?.status === 'PROCESSING') await deposits.step(transaction, depositId, 'TO_MATCH');
    }),
  ],
});
