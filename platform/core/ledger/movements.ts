import { sql, type Kysely } from 'kysely';
import type { Database } from '../store/database.ts';
import { ofMember } from './accounts/ofMember.ts';

/** What one ledger transaction did to one account of a member, in ten-thousandths. */
export interface Movement {
  readonly transactionId: string;
  readonly operation: string;
  readonly memberId: string;
  /** Of the account, such as `cash` or `vendor:XGS`; `hold` is money set aside. */
  readonly purpose: string;
  readonly currency: string;
  /** Below zero where the account paid. */
  readonly amount: bigint;
  readonly before: bigint;
  readonly after: bigint;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What ledger transactions did to members. Nothing is kept for this: the postings say it. */
export interface Movements {
  /** Of each account of a member that this transaction touched, in the order of its postings; empty where there is no such transaction. */
  of(transactionId: string): Promise<readonly Movement[]>;
}

export const createMovements = ({ db }: { readonly db: Kysely<Database> }): Movements => ({
  of: (transactionId) => movementsOf(db, transactionId),
});

async function movementsOf(db: Kysely<Database>, transactionId: string): Promise<readonly Movement[]> {
  const rows = await db
    .selectFrom('entry')
    .innerJoin('account', 'account.id', 'entry.account_id')
    .innerJoin('ledger_transaction', 'ledger_transaction.id', 'entry.transaction_id')
    .select(({ fn }) => [
      'account.id as account',
      'account.member_id as memberId',
      'account.purpose as purpose',
      'account.currency as currency',
      'account.balance as balance',
      'operation',
      'ledger_transaction.created_at as at',
      fn.max('seq').as('last'),
      sql<bigint>`cast(sum(amount) as bigint)`.as('amount'),
    ])
    .where('entry.transaction_id', '=', transactionId)
    .where('account.member_id', 'is not', null)
    .groupBy([
      'account.id',
      'account.member_id',
      'account.purpose',
      'account.currency',
      'account.balance',
      'operation',
      'ledger_transaction.created_at',
    ])
    .orderBy(({ fn }) => fn.min('seq'))
    .execute();
  return Promise.all(
    rows.map(async ({ account, memberId, balance, last, at, ...row }) => {
      const { since } = await db
        .selectFrom('entry')
        .select(sql<bigint>`cast(coalesce(sum(amount), 0) as bigint)`.as('since'))
        .where('account_id', '=', account)
        .where(ofMember('account_id'))
        .where('seq', '>', last)
        .executeTakeFirstOrThrow();
      const after = (balance ?? 0n) - since;
      return { transactionId, ...row, memberId: memberId ?? '', before: after - row.amount, after, at: Number(at) };
    }),
  );
}
