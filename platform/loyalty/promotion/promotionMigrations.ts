import type { Migration } from '../../core/store/migration.ts';

export const promotionMigrations: readonly Migration[] = [
  {
    id: '2-create',
    async up({ schema }) {
      await schema
        .createTable('promotion')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('category', 'text', (column) => column.notNull())
        .addColumn('scene', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('given', 'text')
        .addColumn('starts_at', 'bigint')
        .addColumn('ends_at', 'bigint')
        .addColumn('words', 'text', (column) => column.notNull())
        .addColumn('position', 'bigint', (column) => column.notNull())
        .execute();
      await schema
        .createTable('member_promotion')
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('promotion_id', 'text', (column) => column.notNull().references('promotion.id'))
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('changed_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('member_promotion_once', ['member_id', 'promotion_id'])
        .execute();
    },
  },
];
