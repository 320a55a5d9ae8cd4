import { type CreateTableBuilder, sql, type Kysely } from 'kysely';
import type { Database } from '../../store/database.ts';
import type { Engine } from '../../store/engine.ts';
import type { Migration } from '../../store/migration.ts';
import { chainTriggers } from './chainTriggers.ts';
import { ofMember } from '../accounts/ofMember.ts';
import { postgresLedgerTriggers } from './postgresLedgerTriggers.ts';
import { sqliteLedgerTriggers } from './sqliteLedgerTriggers.ts';

/**
 * Double entry whose rules are the database's own: a posting names both of its accounts, so every
 * transaction sums to zero; both sides are there and share its currency; nothing posted is
 * ever changed; members' balances follow postings alone and never fall below zero.
 */
async function doubleEntry(db: Kysely<Database>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text')
    // Which there are is the ledger's to say: a new one is a new row.
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('balance', 'bigint')
    .addColumn('last_posting', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('checksum', 'text', (column) => column.notNull())
    .addUniqueConstraint('account_currency', ['id', 'currency'])
    .addCheckConstraint('account_balance_kept', sql`(member_id is null) = (balance is null)`)
    // By its id alone it is known whether an account is the house's.
    .addCheckConstraint('account_house_named', sql`(member_id is not null) = (${ofMember('id')})`)
    .addCheckConstraint('account_not_below_zero', sql`balance is null or balance >= 0`)
    .execute();
  // Balances are rewritten in place, where a page has room for it.
  if (engine === 'postgres') await sql`alter table account set (fillfactor = 50)`.execute(db);
  // A member plays in one currency.
  await sql`create unique index account_cash on account (member_id) where purpose = 'cash'`.execute(db);
  await sql`create unique index account_purpose on account (member_id, purpose, currency) where purpose <> 'hold'`.execute(db);
  await sql`create index account_hold on account (member_id) where purpose = 'hold'`.execute(db);
  await sql`create unique index account_house on account (purpose, currency) where member_id is null`.execute(db);

  // Both are found by their ids alone, which grow: on SQLite such a table is its own index.
  const clustered = (table: CreateTableBuilder<string, string>) => (engine === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table);
  const transactions = db.schema
    .createTable('ledger_transaction')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('operation', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('checksum', 'text', (column) => column.notNull())
    .addUniqueConstraint('ledger_transaction_identity', ['member_id', 'operation', 'idempotency_key']);
  await clustered(transactions).execute();

  const answers = db.schema
    .createTable('idempotency_answer')
    .addColumn('transaction_id', 'text', (column) => column.primaryKey())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull());
  await clustered(answers).execute();

  const posting = db.schema
    .createTable('posting')
    .addColumn('seq', 'bigint', (column) => (engine === 'postgres' ? column.generatedAlwaysAsIdentity().primaryKey() : column.primaryKey()))
    .addColumn('transaction_id', 'text', (column) => column.notNull())
    .addColumn('from_account', 'text', (column) => column.notNull())
    .addColumn('to_account', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addCheckConstraint('posting_above_zero', sql`amount > 0`)
    .addCheckConstraint('posting_moves', sql`from_account <> to_account`)
    // Checked at commit: the transaction's row vouches for its postings, so it is written after them.
    .addForeignKeyConstraint('posting_transaction', ['transaction_id'], 'ledger_transaction', ['id'], (key) =>
      key.deferrable().initiallyDeferred(),
    );
  await (
    engine === 'postgres'
      ? // Foreign keys would lock the row of a house account for each of its postings; the trigger that moves balances looks for both accounts.
        posting
      : posting
          .addForeignKeyConstraint('posting_from', ['from_account', 'currency'], 'account', ['id', 'currency'])
          .addForeignKeyConstraint('posting_to', ['to_account', 'currency'], 'account', ['id', 'currency'])
  ).execute();
  await db.schema.createIndex('posting_by_transaction').on('posting').column('transaction_id').execute();
  // What the house's accounts come to is read from all postings; one side of nearly each is theirs.
  await sql`create index posting_by_from on posting (from_account, seq) where ${ofMember('from_account')}`.execute(db);
  await sql`create index posting_by_to on posting (to_account, seq) where ${ofMember('to_account')}`.execute(db);

  await sql`
      create view entry as
        select seq, transaction_id, from_account as account_id, currency, -amount as amount from posting
        union all
        select seq, transaction_id, to_account as account_id, currency, amount from posting
    `.execute(db);

  for (const rule of engine === 'postgres' ? postgresLedgerTriggers : sqliteLedgerTriggers) await sql.raw(rule).execute(db);
}

/** The chain over all postings. */
async function chain(db: Kysely<Database>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('chain_link')
    .addColumn('number', 'bigint', (column) => column.primaryKey())
    .addColumn('postings', 'text', (column) => column.notNull())
    .addColumn('through', 'bigint', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('checksum', 'text', (column) => column.notNull())
    .execute();
  for (const rule of chainTriggers(engine)) await sql.raw(rule).execute(db);
}

export const ledgerMigrations: readonly Migration[] = [
  {
    id: '4-create-in-order',
    async up(db, engine) {
      await doubleEntry(db, engine);
      await chain(db, engine);
    },
  },
];
