import type { PlatformModule } from '../../core/module.ts';
import type { Migration } from '../../core/store/migration.ts';
import type { EmbeddedPaymentTable } from './paymentTables.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    embedded_payment: EmbeddedPaymentTable;
  }
}

const migrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('embedded_payment')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('reference', 'text', (column) => column.notNull().unique())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('amount', 'text', (column) => column.notNull())
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('return_url', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .execute();
    },
  },
];

/** Payments that the embedded provider took on. */
export const paymentsModule = { name: 'payments', migrations } satisfies PlatformModule;
