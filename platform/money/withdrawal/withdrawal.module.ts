import type { PlatformModule } from '../../core/module.ts';
import { vouchedWithdrawals } from './vouchedWithdrawals.ts';
import { withdrawalHandlers } from './withdrawalHandlers.ts';
import { withdrawalJobs } from './withdrawalJobs.ts';
import { withdrawalMigrations } from './withdrawalMigrations.ts';
import { createWithdrawals, type WithdrawalParts } from './withdrawals.ts';
import type { WithdrawalStepTable, WithdrawalTable } from './withdrawalTables.ts';
import { withdrawalTexts } from './withdrawalTexts.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    withdrawal: WithdrawalTable;
    withdrawal_step: WithdrawalStepTable;
  }
}

/** Money that members take out. */
export const withdrawalModule = {
  name: 'withdrawal',
  texts: withdrawalTexts,
  migrations: withdrawalMigrations,
  vouched: [vouchedWithdrawals],
  services: (needs: WithdrawalParts) => ({ withdrawals: createWithdrawals(needs) }),
  handlers: withdrawalHandlers,
  jobs: withdrawalJobs,
} satisfies PlatformModule;
