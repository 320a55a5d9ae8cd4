import { sql } from 'kysely';
import { makeAppendOnly, signed } from '../../core/store/appendOnly.ts';
import type { Migration } from '../../core/store/migration.ts';
import { closedStatuses, depositStatuses, depositSteps } from './depositSteps.ts';

const listed = (statuses: readonly string[]): string => statuses.map((each) => `'${each}'`).join(', ');

const fixed = ['id', 'member_id', 'idempotency_key', 'method_id', 'kind', 'amount', 'fee', 'currency', 'created_at', 'expires_at'];
/** What a step may change. */
const changes = ['status', 'payment_id', 'instructions', 'transaction_id', 'credited', 'closed_at', 'decided_by', 'reason', 'checksum'];

export const depositMigrations: readonly Migration[] = [
  {
    id: '3-create-states',
    async up(db, engine) {
      const { schema } = db;
      await schema
        .createTable('deposit')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('idempotency_key', 'text', (column) => column.notNull())
        .addColumn('method_id', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('amount', 'bigint', (column) => column.notNull())
        .addColumn('fee', 'bigint', (column) => column.notNull())
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint')
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('payment_id', 'text')
        .addColumn('instructions', 'text')
        .addColumn('transaction_id', 'text')
        .addColumn('credited', 'bigint')
        .addColumn('closed_at', 'bigint')
        .addColumn('decided_by', 'text')
        .addColumn('reason', 'text')
        .addColumn('checksum', 'text', (column) => column.notNull())
        .addCheckConstraint('deposit_amounts', sql`amount > 0 and fee >= 0 and (credited is null or credited > 0)`)
        .addCheckConstraint('deposit_closed', sql.raw(`(status in (${listed(closedStatuses)})) = (closed_at is not null)`))
        .addCheckConstraint(
          'deposit_paid',
          sql`(status = 'PAID') = (transaction_id is not null) and (transaction_id is null) = (credited is null)`,
        )
        // What is credited is what was asked for, unless a person answers for it.
        .addCheckConstraint('deposit_credited', sql`credited is null or credited = amount or decided_by is not null`)
        .addCheckConstraint('deposit_decided', sql`(decided_by is null) = (reason is null)`)
        .addCheckConstraint('deposit_by_hand', sql`status not in ('REFUSED', 'RETURNED') or decided_by is not null`)
        .execute();
      await schema.createIndex('deposit_by_member').on('deposit').columns(['member_id', 'id']).execute();
      await schema.createIndex('deposit_by_key').unique().on('deposit').columns(['member_id', 'idempotency_key']).execute();
      // Holds what a member has paid in since some moment.
      await schema
        .createIndex('deposit_paid_since')
        .on('deposit')
        .columns(['member_id', 'closed_at', 'credited'])
        .where(sql<boolean>`status = 'PAID'`)
        .execute();
      await schema
        .createIndex('deposit_to_match')
        .on('deposit')
        .column('id')
        .where(sql<boolean>`status = 'TO_MATCH'`)
        .execute();
      await schema.createIndex('deposit_by_transaction').on('deposit').column('transaction_id').execute();
      await makeAppendOnly(db, engine, {
        table: 'deposit',
        columns: fixed.concat(changes),
        transitions: depositStatuses
          .filter((from) => depositSteps[from].length > 0)
          .map((from) => {
            const byHand = from === 'TO_MATCH' ? ' and new.decided_by is not null' : '';
            return { when: `old.status = '${from}' and new.status in (${listed(depositSteps[from])}) and ${signed}${byHand}`, changes };
          }),
      });

      await schema
        .createTable('payment_notice')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('event_id', 'text', (column) => column.notNull())
        .addColumn('reference', 'text', (column) => column.notNull())
        .addColumn('payment_id', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('amount', 'bigint', (column) => column.notNull())
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('deposit_id', 'text', (column) => column.references('deposit.id'))
        .addColumn('matter', 'text', (column) => column.notNull())
        .addColumn('decided_by', 'text')
        .addColumn('reason', 'text')
        .addColumn('decided_at', 'bigint')
        .addCheckConstraint(
          'payment_notice_decided',
          sql`(matter in ('MATCHED', 'REFUSED')) = (decided_by is not null and reason is not null and decided_at is not null)`,
        )
        .addCheckConstraint('payment_notice_matched', sql`matter <> 'MATCHED' or deposit_id is not null`)
        .execute();
      await schema.createIndex('payment_notice_once').unique().on('payment_notice').columns(['event_id', 'status']).execute();
      await schema.createIndex('payment_notice_by_deposit').on('payment_notice').column('deposit_id').execute();
      await schema
        .createIndex('payment_notice_open')
        .on('payment_notice')
        .column('id')
        .where(sql<boolean>`matter = 'OPEN'`)
        .execute();
      await makeAppendOnly(db, engine, {
        table: 'payment_notice',
        columns: [
          'id',
          'event_id',
          'reference',
          'payment_id',
          'status',
          'amount',
          'currency',
          'received_at',
          'deposit_id',
          'matter',
          'decided_by',
          'reason',
          'decided_at',
        ],
        transitions: [
          {
            when: `old.matter = 'OPEN' and new.matter in ('MATCHED', 'REFUSED')`,
            changes: ['deposit_id', 'matter', 'decided_by', 'reason', 'decided_at'],
          },
        ],
      });
    },
  },
];
