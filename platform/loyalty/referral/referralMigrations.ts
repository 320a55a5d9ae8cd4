import type { Migration } from '../../core/store/migration.ts';

export const referralMigrations: readonly Migration[] = [
  {
    id: '1-index-inviter',
    async up({ schema }) {
      await schema.createIndex('member_by_inviter').on('member').columns(['referred_by', 'id']).execute();
    },
  },
];
