import { outsideJob } from '../../core/jobs/jobHandler.ts';
import type { PlatformModule } from '../../core/module.ts';
import { askVendor } from './askVendor.ts';
import { vendorWalletHandlers } from './vendorWalletHandlers.ts';
import { vendorWalletTexts } from './vendorWalletTexts.ts';
import { vouchedWalletTransfers } from './vouchedWalletTransfers.ts';
import { walletTransferMigrations } from './walletTransferMigrations.ts';
import { createWalletTransfers, type WalletTransferParts, type WalletTransfers } from './walletTransfers.ts';
import type { WalletTransferTable } from './walletTransferTables.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    wallet_transfer: WalletTransferTable;
  }
}

/** Wallets with vendors that keep their own, and what goes between them and the main one. */
export const vendorWalletModule = {
  name: 'vendorWallet',
  texts: vendorWalletTexts,
  migrations: walletTransferMigrations,
  vouched: [vouchedWalletTransfers],
  services: (parts: WalletTransferParts) => ({ walletTransfers: createWalletTransfers(parts) }),
  handlers: vendorWalletHandlers,
  // A vendor that is away for a day is asked all the while.
  jobs: ({ walletTransfers }: { readonly walletTransfers: WalletTransfers }) => [
    outsideJob(askVendor, ({ transferId }) => walletTransfers.resolve(transferId), { tries: 40 }),
  ],
} satisfies PlatformModule;
