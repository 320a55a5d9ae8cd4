import { sql } from 'kysely';
import type { Migration } from '../../core/store/migration.ts';
import { offerings } from './vendor.ts';

/** Whether something may be played, as a rule of the store. */
export const isOffering = sql<boolean>`offering in (${sql.join(offerings.map((each) => sql.lit(each)))})`;

export const vendorMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('vendor')
        .addColumn('code', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('hue', 'bigint', (column) => column.notNull())
        .addColumn('hot', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('in_house', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('offering', 'text', (column) => column.notNull().defaultTo('OPEN'))
        .addColumn('position', 'bigint', (column) => column.notNull())
        .addCheckConstraint('vendor_offering', isOffering)
        .execute();
    },
  },
];
