import type { PlatformModule } from '../module.ts';
import type { PlatformParts } from '../parts.ts';
import { recurringJob } from './jobHandler.ts';
import { jobMigrations } from './jobMigrations.ts';
import { forgetDone } from './jobStore.ts';
import { sealedPayloads } from './sealedPayloads.ts';
import type { JobTable } from './jobTables.ts';

declare module '../store/database.ts' {
  interface Database {
    job: JobTable;
  }
}

/** Work for later. */
export const jobsModule = {
  name: 'jobs',
  migrations: jobMigrations,
  sealed: [sealedPayloads],
  jobs: ({ clock }: Pick<PlatformParts, 'clock'>) => [
    recurringJob('jobs.forgetDone', '17 * * * *', (transaction) => forgetDone(transaction, clock.now())),
  ],
} satisfies PlatformModule;
