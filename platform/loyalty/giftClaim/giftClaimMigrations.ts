import type { Migration } from '../../core/store/migration.ts';

export const giftClaimMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up({ schema }) {
      await schema
        .createTable('gift_claim')
        .addColumn('member_id', 'text', (column) => column.primaryKey().references('member.id'))
        .addColumn('marks', 'text')
        .addColumn('network_hash', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await schema.createIndex('gift_claim_by_network').on('gift_claim').columns(['network_hash', 'created_at']).execute();

      await schema
        .createTable('gift_lookup')
        // Once per mark: whatever the platform believes, the second gift has nowhere to be written.
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('key_id', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .execute();
      await schema.createIndex('gift_lookup_by_member_id').on('gift_lookup').column('member_id').execute();

      await schema
        .createTable('gift_network')
        .addColumn('network_hash', 'text', (column) => column.primaryKey())
        .addColumn('seen_at', 'bigint', (column) => column.notNull())
        .addColumn('flagged_at', 'bigint')
        .execute();
      await schema.createIndex('gift_network_by_seen_at').on('gift_network').column('seen_at').execute();
    },
  },
];
