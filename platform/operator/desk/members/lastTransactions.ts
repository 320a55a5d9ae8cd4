import { type Kysely, type Selectable, sql } from 'kysely';
import type { LedgerTransactionTable } from '../../../core/ledger/tables/ledgerTables.ts';
import { ofMember } from '../../../core/ledger/accounts/ofMember.ts';
import type { Database } from '../../../core/store/database.ts';

export type LastTransaction = Pick<Selectable<LedgerTransactionTable>, 'id' | 'operation' | 'created_at'>;

const columns = ['id', 'operation', 'created_at'] as const;

/** The newest postings on either side of some accounts: as many of each are read as are asked for at most, by indexes that hold them in that order. */
async function newestPostings(db: Kysely<Database>, accounts: readonly string[], most: number) {
  const newest = (side: 'from_account' | 'to_account', account: string) => sql`
    select * from (
      select transaction_id, to_account from posting where ${sql.ref(side)} = ${account} and ${ofMember(side)} order by seq desc limit ${most}
    ) as newest`;
  const each = accounts.flatMap((account) => [newest('from_account', account), newest('to_account', account)]);
  const { rows } = await sql<{ transaction_id: string; to_account: string }>`${sql.join(each, sql` union all `)}`.execute(db);
  return rows;
}

/** The transactions that emptied those of these accounts that are holds. */
async function emptyingOf(db: Kysely<Database>, accounts: readonly string[]): Promise<readonly string[]> {
  const holds = await db.selectFrom('account').select('id').where('purpose', '=', 'hold').where('id', 'in', accounts).execute();
  if (holds.length === 0) return [];
  const ids = holds.map(({ id }) => id);
  const emptied = await db
    .selectFrom('posting')
    .select('transaction_id')
    .where('from_account', 'in', ids)
    .where(ofMember('from_account'))
    .execute();
  return emptied.map(({ transaction_id: id }) => id);
}

/** Of somebody whose accounts have hardly moved, those that moved nothing are among them. Materialized, or they would be looked for among everybody's. */
async function allOf(db: Kysely<Database>, memberId: string, most: number): Promise<readonly LastTransaction[]> {
  const { rows } = await sql<LastTransaction>`
    with own as materialized (select id, operation, created_at from ledger_transaction where member_id = ${memberId})
    select * from own order by id desc limit ${most}`.execute(db);
  return rows;
}

/**
 * What was done last with a member's money, the newest first. Transactions have no index that names a member and keeps their order, which every one of them
 * would cost: of a member who plays, they are found by what moved their accounts last, and by what became of the holds that it filled.
 */
export async function lastTransactions(db: Kysely<Database>, memberId: string, most: number): Promise<readonly LastTransaction[]> {
  const accounts = await db.selectFrom('account').select('id').where('member_id', '=', memberId).where('purpose', '<>', 'hold').execute();
  if (accounts.length === 0) return [];
  const ids = accounts.map(({ id }) => id);
  const postings = await newestPostings(db, ids, most);
  const moved = new Set(postings.map(({ transaction_id: id }) => id));
  if (moved.size < most) return allOf(db, memberId, most);
  const emptied = await emptyingOf(db, [...new Set(postings.map(({ to_account: account }) => account))]);
  return db
    .selectFrom('ledger_transaction')
    .select(columns)
    .where('id', 'in', [...new Set([...moved, ...emptied])])
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
