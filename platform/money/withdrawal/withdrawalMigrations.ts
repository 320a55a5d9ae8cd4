import { makeAppendOnly, signed } from '../../core/store/appendOnly.ts';
import type { Migration } from '../../core/store/migration.ts';
import { withdrawalSteps } from './withdrawalRules.ts';

const transitions = Object.entries(withdrawalSteps).flatMap(([from, nexts]) =>
  nexts.map((next) => ({
    when: `old.status = '${from}' and new.status = '${next}' and ${signed}`,
    changes: ['status', 'checksum', ...(next === 'SENT' ? ['receipt_due'] : [])],
  })),
);

export const withdrawalMigrations: readonly Migration[] = [
  {
    id: '1-create',
    async up(db, engine) {
      const { schema } = db;
      await schema
        .createTable('withdrawal')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('payout_account_id', 'text', (column) => column.notNull().references('payout_account.id'))
        .addColumn('hold_id', 'text', (column) => column.notNull().references('account.id').unique())
        .addColumn('amount', 'bigint', (column) => column.notNull())
        .addColumn('fee', 'bigint', (column) => column.notNull())
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('doubts', 'text', (column) => column.notNull())
        .addColumn('business_day', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('receipt_due', 'bigint')
        .addColumn('checksum', 'text', (column) => column.notNull())
        .execute();
      await schema.createIndex('withdrawal_by_member').on('withdrawal').columns(['member_id', 'id']).execute();
      await schema.createIndex('withdrawal_by_status').on('withdrawal').columns(['status', 'id']).execute();
      await makeAppendOnly(db, engine, {
        table: 'withdrawal',
        columns: [
          'id',
          'member_id',
          'payout_account_id',
          'hold_id',
          'amount',
          'fee',
          'currency',
          'doubts',
          'business_day',
          'created_at',
          'status',
          'receipt_due',
          'checksum',
        ],
        transitions,
      });
      await schema
        .createTable('withdrawal_step')
        .addColumn('withdrawal_id', 'text', (column) => column.notNull().references('withdrawal.id'))
        .addColumn('position', 'bigint', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('actor', 'text', (column) => column.notNull())
        .addColumn('reason', 'text')
        .addColumn('transaction_id', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('withdrawal_step_place', ['withdrawal_id', 'position'])
        .execute();
      await schema.createIndex('withdrawal_step_by_transaction').on('withdrawal_step').column('transaction_id').execute();
      await makeAppendOnly(db, engine, {
        table: 'withdrawal_step',
        columns: ['withdrawal_id', 'position', 'status', 'actor', 'reason', 'transaction_id', 'created_at'],
        transitions: [],
      });
    },
  },
];
