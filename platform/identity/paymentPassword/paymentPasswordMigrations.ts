import type { Migration } from '../../core/store/migration.ts';

export const paymentPasswordMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('payment_password_recovery')
        .addColumn('member_id', 'text', (column) => column.primaryKey().references('member.id'))
        .addColumn('recovered_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
];
