import type { PlatformModule } from '../../core/module.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { depositHandlers } from './depositHandlers.ts';
import { depositMigrations } from './depositMigrations.ts';
import { createDeposits } from './deposits.ts';
import type { DepositTable } from './depositTables.ts';
import { depositTexts } from './depositTexts.ts';
import { vouchedDeposits } from './vouchedDeposits.ts';

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
  services: (parts: PlatformParts) => ({ deposits: createDeposits(parts) }),
  vouched: [vouchedDeposits],
  handlers: depositHandlers,
} satisfies PlatformModule;
