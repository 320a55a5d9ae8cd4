import type { Migration } from '../../core/store/migration.ts';

export const favouriteMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('favourite_game')
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('node_id', 'text', (column) => column.notNull())
        .addColumn('added_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('favourite_game_once', ['member_id', 'node_id'])
        .execute();
    },
  },
];
