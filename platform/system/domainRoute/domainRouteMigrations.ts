import type { Migration } from '../../core/store/migration.ts';

export const domainRouteMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('domain_route')
        .addColumn('domain', 'text', (column) => column.primaryKey())
        .addColumn('affiliate_code', 'text')
        .addColumn('referral_code', 'text')
        .addColumn('position', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
];
