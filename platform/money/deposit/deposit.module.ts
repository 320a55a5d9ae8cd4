import type { PlatformModule } from '../../core/module.ts';
import { depositTexts } from './depositTexts.ts';
import { depositHandlers } from './depositHandlers.ts';
import { depositMigrations } from './depositMigrations.ts';
import type { DepositTable } from './depositTables.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    deposit: DepositTable;
  }
}

/** Money that members bring in. */
export const depositModule = {
  name: 'deposit',
  texts: depositTexts,
  migrations: depositMigrations,
  handlers: depositHandlers,
} satisfies PlatformModule;
