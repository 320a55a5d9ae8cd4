import { makeAppendOnly } from '../../core/store/appendOnly.ts';
import type { Migration } from '../../core/store/migration.ts';

export const payoutAccountMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up(db, engine) {
      const { schema } = db;
      await schema
        .createTable('payout_account')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('bank_code', 'text', (column) => column.notNull())
        .addColumn('payee', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('usable_from', 'bigint', (column) => column.notNull())
        .addColumn('removed_at', 'bigint')
        .addColumn('checksum', 'text', (column) => column.notNull())
        .execute();
      await schema.createIndex('payout_account_by_member').on('payout_account').columns(['member_id', 'id']).execute();
      await makeAppendOnly(db, engine, {
        table: 'payout_account',
        columns: ['id', 'member_id', 'bank_code', 'payee', 'created_at', 'usable_from', 'removed_at', 'checksum'],
        transitions: [
          { when: 'old.removed_at is null and new.removed_at is not null', changes: ['removed_at'] },
          // Sealed anew when the key becomes another.
          { when: 'new.payee <> old.payee', changes: ['payee'] },
        ],
      });
      await schema
        .createTable('payee_lookup')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('key_id', 'text', (column) => column.notNull())
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .execute();
    },
  },
];
