import { sql } from 'kysely';
import type { Migration } from '../../core/store/migration.ts';

export const siteMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('store_brand')
        .addColumn('id', 'bigint', (column) => column.primaryKey())
        .addColumn('merchant_code', 'text', (column) => column.notNull())
        .addCheckConstraint('store_brand_one', sql`id = 1`)
        .execute();
    },
  },
];
