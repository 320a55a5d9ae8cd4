import type { PlatformModule } from '../../core/module.ts';
import { createVendors } from './createVendors.ts';
import { vendorMigrations } from './vendorMigrations.ts';
import type { VendorTable } from './vendorTable.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    vendor: VendorTable;
  }
}

/** Whose games the brand has. */
export const vendorModule = {
  name: 'vendor',
  migrations: vendorMigrations,
  services: (parts: Parameters<typeof createVendors>[0]) => ({ vendorRows: createVendors(parts) }),
} satisfies PlatformModule;
