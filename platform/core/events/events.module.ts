import { recurringJob } from '../jobs/jobHandler.ts';
import type { PlatformModule } from '../module.ts';
import type { PlatformParts } from '../parts.ts';
import { eventMigrations } from './eventMigrations.ts';
import { pruneEvents } from './events.ts';
import type { EventTable } from './eventTables.ts';

declare module '../store/database.ts' {
  interface Database {
    event: EventTable;
  }
}

/** What happened to whom, for those who are told. */
export const eventsModule = {
  name: 'events',
  migrations: eventMigrations,
  jobs: ({ clock }: PlatformParts) => [recurringJob('events.prune', '* * * * *', (transaction) => pruneEvents(transaction, clock.now()))],
} satisfies PlatformModule;
