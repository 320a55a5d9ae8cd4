import type { Transaction } from 'kysely';
import type { Database } from '../store/database.ts';
import type { JobType } from './jobType.ts';

/** The job will never succeed: it is dead at once, and not tried again. */
export class PermanentJobError extends Error {}

/** What a handler may know of its job. */
export interface JobFacts {
  /** The same however often it is tried, so that whoever is asked outside can tell a repetition. */
  readonly id: string;
  readonly createdAt: number;
  /** Which try this is, from 1. */
  readonly tries: number;
  /** Whether it was begun before, also where it was given up since and started anew: what it does outside may be done. */
  readonly wasBegun: boolean;
}

interface Plan {
  /** Tries after which it is dead. */
  readonly tries: number;
  /** Milliseconds after which a job that was begun is somebody else's; longer than the longest that it may take. */
  readonly lease: number;
}

interface HandlerBase extends Plan {
  readonly kind: string;
  /** Cron pattern, in the brand's time zone, of what is done again and again; undefined for what is scheduled. */
  readonly recurs: string | undefined;
}

/**
 * Does one kind of job. `inStore` works in the transaction that finishes the job, so that its effect is there exactly once; `outside` is for what
 * no transaction can hold, such as a mail: it is done at least once. Both throw to be tried again.
 */
export type JobHandler = HandlerBase &
  (
    | { readonly inStore: (transaction: Transaction<Database>, payload: unknown, job: JobFacts) => Promise<unknown> }
    | { readonly outside: (payload: unknown, job: JobFacts) => Promise<void> }
  );

/** Of a job that recurs: it is not through, and goes on at once instead of at its next time. */
export const runAgain = Symbol('again');

const usual: Plan = { tries: 12, lease: 60_000 };

/** A job whose whole effect is in the store. */
export const storeJob = <Payload>(
  { kind, payload }: JobType<Payload>,
  run: (transaction: Transaction<Database>, payload: Payload, job: JobFacts) => Promise<void>,
  plan: Partial<Plan> = {},
): JobHandler => ({
  ...usual,
  ...plan,
  kind,
  recurs: undefined,
  inStore: (transaction, given, job) => run(transaction, read(payload, given), job),
});

/** A job that acts outside of the store, within half its lease. */
export const outsideJob = <Payload>(
  { kind, payload }: JobType<Payload>,
  run: (payload: Payload, job: JobFacts) => Promise<void>,
  plan: Partial<Plan> = {},
): JobHandler => ({
  ...usual,
  ...plan,
  kind,
  recurs: undefined,
  outside: (given, job) => run(read(payload, given), job),
});

/** What is done in the store again and again, at the times of a cron pattern; missed times are made up for by doing it once. */
export const recurringJob = (
  kind: string,
  recurs: string,
  run: (transaction: Transaction<Database>) => Promise<void | typeof runAgain>,
  plan: Partial<Plan> = {},
): JobHandler => ({ ...usual, ...plan, kind, recurs, inStore: (transaction) => run(transaction) });

/** What is done outside of the store, or takes longer than one transaction may, at the times of a cron pattern; it ends within half its lease. */
export const recurringOutsideJob = (kind: string, recurs: string, run: () => Promise<void>, plan: Partial<Plan> = {}): JobHandler => ({
  ...usual,
  ...plan,
  kind,
  recurs,
  outside: run,
});

function read<Payload>(shape: JobType<Payload>['payload'], given: unknown): Payload {
  const { success, data, error } = shape.safeParse(given);
  if (success) return data;
  // Never its values: they may be personal.
  throw new PermanentJobError(
    `the payload has another shape: ${error.issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', ')}`,
  );
}
