import type { PlatformModule } from '../../core/module.ts';
import { createOverdueBets } from './overdueBets.ts';
import { seamlessMigrations } from './seamlessMigrations.ts';
import type { VendorBetTable, VendorPlayerTable } from './seamlessTables.ts';
import { vouchedVendorBets } from './vouchedVendorBets.ts';
import { walletRoutes } from './walletRoutes.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    vendor_bet: VendorBetTable;
    vendor_player: VendorPlayerTable;
  }
}

/** The wallet that games of other houses stake from and pay into, call by call. */
export const seamlessWalletModule = {
  name: 'seamlessWallet',
  migrations: seamlessMigrations,
  vouched: [vouchedVendorBets],
  routes: walletRoutes,
  jobs: (parts: Parameters<typeof createOverdueBets>[0]) => createOverdueBets(parts).jobs,
} satisfies PlatformModule;
