import type { Kysely } from 'kysely';
import { Counter, Gauge, Registry } from 'prom-client';
import type { Database } from '../store/database.ts';

/** How a try has ended: `missed` is a recurring job that waits for its next time, `dead` one that waits for somebody. */
export type JobOutcome = 'done' | 'failed' | 'missed' | 'dead';

export interface JobMetrics {
  /** Counts a try of this process. */
  ended(kind: string, outcome: JobOutcome): void;
  /** Everything of the registry in Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Jobs that were given up and wait to be started again, by kind, whoever gave them up. */
export async function countDead(db: Kysely<Database>): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('job')
    .select(({ fn }) => ['kind', fn.countAll<bigint>().as('count')])
    .where('dead_at', 'is not', null)
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  return new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
}

/** `register` is nothing global, so that several platforms can live in one process. */
export function createJobMetrics(db: Kysely<Database>, register = new Registry()): JobMetrics {
  const registers = [register];
  const tries = new Counter({
    name: 'platform_jobs_total',
    help: 'Tries of jobs that ended here.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  new Gauge({
    name: 'platform_jobs_dead',
    help: 'Jobs of the store that were given up, and wait to be started again.',
    labelNames: ['kind'],
    registers,
    async collect() {
      this.reset();
      for (const [kind, count] of await countDead(db)) this.set({ kind }, count);
    },
  });
  return {
    ended: (kind, outcome) => tries.inc({ kind, outcome }),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
