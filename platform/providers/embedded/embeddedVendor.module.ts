import type { PlatformModule } from '../../core/module.ts';
import type { EmbeddedVendorTransferTable } from './embeddedVendorTables.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    embedded_vendor_transfer: EmbeddedVendorTransferTable;
  }
}

/** The books of embedded vendors. */
export const embeddedVendorModule = {
  name: 'embeddedVendor',
  migrations: [
    {
      id: '1-create',
      async up({ schema }) {
        await schema
          .createTable('embedded_vendor_transfer')
          .addColumn('vendor_code', 'text', (column) => column.notNull())
          .addColumn('reference', 'text', (column) => column.notNull())
          .addColumn('outcome', 'text', (column) => column.notNull())
          .addColumn('created_at', 'bigint', (column) => column.notNull())
          .addPrimaryKeyConstraint('embedded_vendor_transfer_reference', ['vendor_code', 'reference'])
          .execute();
      },
    },
  ],
} satisfies PlatformModule;
