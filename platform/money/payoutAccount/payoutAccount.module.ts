import type { PlatformModule } from '../../core/module.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { createPayees } from './payees.ts';
import { payoutAccountHandlers } from './payoutAccountHandlers.ts';
import { payoutAccountMigrations } from './payoutAccountMigrations.ts';
import { createPayoutAccounts } from './payoutAccounts.ts';
import type { PayeeLookupTable, PayoutAccountTable } from './payoutAccountTables.ts';
import { payoutAccountTexts } from './payoutAccountTexts.ts';
import { sealedPayees } from './sealedPayees.ts';
import { vouchedPayoutAccounts } from './vouchedPayoutAccounts.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    payout_account: PayoutAccountTable;
    payee_lookup: PayeeLookupTable;
  }
}

/** Bank accounts and e-wallets that members are paid to. */
export const payoutAccountModule = {
  name: 'payoutAccount',
  texts: payoutAccountTexts,
  migrations: payoutAccountMigrations,
  sealed: [sealedPayees],
  vouched: [vouchedPayoutAccounts],
  services: (parts: PlatformParts) => ({ payees: createPayees(parts), payoutAccounts: createPayoutAccounts(parts) }),
  handlers: payoutAccountHandlers,
} satisfies PlatformModule;
