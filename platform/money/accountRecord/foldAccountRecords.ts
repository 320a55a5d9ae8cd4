import { type Kysely, sql, type Transaction } from 'kysely';
import { runAgain } from '../../core/jobs/jobHandler.ts';
import { ofMember } from '../../core/ledger/accounts/ofMember.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import { engineOf } from '../../core/store/engine.ts';
import { type Fold, foldStatement } from './foldStatement.ts';

/** Postings of one transaction, so that nobody waits for long. */
const batch = 1_000n;

/** PostgreSQL takes a fold of thousands for one of millions, and would translate it to machine code for longer than it runs. */
async function fold(transaction: Transaction<Database>, asked: Fold): Promise<void> {
  const engine = engineOf(transaction);
  if (engine === 'postgres') await sql`select set_config('jit', 'off', true)`.execute(transaction);
  await foldStatement(engine, asked).execute(transaction);
}

/** Writes the records that a member's accounts do not have yet, of all that is committed, in a transaction. */
export async function foldAccountRecords(db: Transaction<Database>, memberId: string): Promise<void> {
  const accounts = sql`select id from account where member_id = ${memberId} and purpose <> 'hold'`;
  await fold(db, { accounts });
}

/** The same before somebody reads them; writes nothing, and waits for no writer, where none is missing. */
export async function foldMissingRecords({ db, reads }: Pick<PlatformParts, 'db' | 'reads'>, memberId: string): Promise<void> {
  const { rows } = await sql`
    select 1 from account where member_id = ${memberId} and purpose <> 'hold' and last_posting > coalesce((
      select id from account_record where account_record.account_id = account.id order by recorded_at desc, id desc limit 1
    ), 0) / 2 limit 1`.execute(reads);
  if (rows.length > 0) await db.transaction().execute((transaction) => foldAccountRecords(transaction, memberId));
}

/** The last posting up to which every account has its records. */
export async function foldedThrough(db: Kysely<Database>): Promise<bigint> {
  const folded = await db.selectFrom('account_record_fold').select('through').orderBy('through', 'desc').limit(1).executeTakeFirst();
  return folded?.through ?? 0n;
}

/**
 * Writes the records that nobody has read yet, of the next postings that are in the chain: before those none can appear any more, and
 * they were sound. So no reader has more to write than a minute has brought. `again` where there is more.
 */
export async function foldNext(transaction: Transaction<Database>): Promise<typeof runAgain | void> {
  const folded = await foldedThrough(transaction);
  const { rows } = await sql<{ through: bigint | null; chained: bigint | null }>`
    select (select max(seq) from (select seq from posting where seq > ${folded} order by seq limit ${sql.lit(batch)}) as next) as through,
      (select max(through) from chain_link) as chained`.execute(transaction);
  const { through, chained } = rows[0] ?? {};
  if (through === undefined || through === null || chained === undefined || chained === null || chained <= folded) return;
  const end = through < chained ? through : chained;
  const touched = (side: string) =>
    sql`select ${sql.ref(side)} as id from posting where seq > ${folded} and seq <= ${end} and ${ofMember(side)}`;
  const accounts = sql`${touched('from_account')} union ${touched('to_account')}`;
  await fold(transaction, { accounts, through: end });
  await transaction
    .insertInto('account_record_fold')
    .values({ through: end })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transaction.deleteFrom('account_record_fold').where('through', '<', end).execute();
  return end < chained ? runAgain : undefined;
}
