import { expiry } from '../../core/jobs/expiry.ts';
import type { PlatformModule } from '../../core/module.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { catalogue } from '../../core/text/catalogue.ts';
import { stepUpHandlers } from './stepUpHandlers.ts';
import { stepUpMigrations } from './stepUpMigrations.ts';
import { createStepUps, type StepUpParts } from './stepUps.ts';
import type { StepUpTicketTable } from './stepUpTables.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    step_up_ticket: StepUpTicketTable;
  }
}

/** The proof that it is the member who moves money, or changes what it is held by. */
export const stepUpModule = {
  name: 'stepUp',
  texts: catalogue('stepUp', import.meta.url),
  migrations: stepUpMigrations,
  services: (parts: StepUpParts) => ({ stepUps: createStepUps(parts) }),
  handlers: stepUpHandlers,
  jobs: (parts: PlatformParts) => [expiry(parts, { table: 'step_up_ticket', column: 'expires_at' })],
} satisfies PlatformModule;
