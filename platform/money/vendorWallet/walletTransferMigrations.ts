import { sql } from 'kysely';
import { makeAppendOnly, signed } from '../../core/store/appendOnly.ts';
import type { Migration } from '../../core/store/migration.ts';

export const walletTransferMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up(db, engine) {
      const { schema } = db;
      await schema
        .createTable('wallet_transfer')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('vendor_code', 'text', (column) => column.notNull())
        .addColumn('direction', 'text', (column) => column.notNull())
        .addColumn('amount', 'bigint', (column) => column.notNull())
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('transaction_id', 'text', (column) => column.notNull())
        .addColumn('hold_id', 'text', (column) => column.notNull())
        .addColumn('settlement_id', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('closed_at', 'bigint')
        .addColumn('checksum', 'text', (column) => column.notNull())
        .addCheckConstraint('wallet_transfer_direction', sql`direction in ('IN', 'OUT')`)
        .addCheckConstraint(
          'wallet_transfer_closed',
          sql`(status = 'PENDING') = (closed_at is null) and (status = 'PENDING') = (settlement_id is null)`,
        )
        .execute();
      await schema.createIndex('wallet_transfer_by_member').on('wallet_transfer').columns(['member_id', 'id']).execute();
      await schema.createIndex('wallet_transfer_by_transaction').on('wallet_transfer').column('transaction_id').execute();
      await schema.createIndex('wallet_transfer_by_settlement').on('wallet_transfer').column('settlement_id').execute();
      await makeAppendOnly(db, engine, {
        table: 'wallet_transfer',
        columns: [
          'id',
          'member_id',
          'vendor_code',
          'direction',
          'amount',
          'currency',
          'status',
          'transaction_id',
          'hold_id',
          'settlement_id',
          'created_at',
          'closed_at',
          'checksum',
        ],
        transitions: [
          {
            when: `old.status = 'PENDING' and new.status in ('DONE', 'FAILED') and ${signed}`,
            changes: ['status', 'settlement_id', 'closed_at', 'checksum'],
          },
        ],
      });
    },
  },
  {
    id: '2-holds',
    up: async ({ schema }) => {
      await schema.createIndex('wallet_transfer_by_hold').on('wallet_transfer').column('hold_id').execute();
    },
  },
];
