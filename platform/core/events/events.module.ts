import type { PlatformModule } from '../module.ts';
import { eventMigrations } from './eventMigrations.ts';
import type { EventTable } from './eventTables.ts';

declare module '../store/database.ts' {
  interface Database {
    event: EventTable;
  }
}

/** What happened to whom, for those who are told. */
export const eventsModule = { name: 'events', migrations: eventMigrations } satisfies PlatformModule;
