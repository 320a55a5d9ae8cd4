import type { Migration } from '../../core/store/migration.ts';
import { isOffering } from '../vendor/vendorMigrations.ts';

export const gameMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('game')
        .addColumn('code', 'text', (column) => column.primaryKey())
        .addColumn('offering', 'text', (column) => column.notNull().defaultTo('OPEN'))
        .addColumn('featured', 'bigint')
        .addColumn('position', 'bigint', (column) => column.notNull())
        .addCheckConstraint('game_offering', isOffering)
        .execute();
    },
  },
];
