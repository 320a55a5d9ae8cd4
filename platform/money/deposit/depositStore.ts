import type { Kysely } from 'kysely';
import type { Database } from '../../core/store/database.ts';
import type { Deposit } from './deposits.ts';

/** One page of a member's deposits, newest first, and how many there are of them. */
export async function depositsOf(
  db: Kysely<Database>,
  memberId: string,
  pageSize: number,
  before: string | undefined,
): Promise<{ readonly deposits: readonly Deposit[]; readonly total: number; readonly hasMore: boolean }> {
  const own = db.selectFrom('deposit').where('member_id', '=', memberId);
  const page = own
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize + 1);
  const [rows, { total }] = await Promise.all([
    (before === undefined ? page : page.where('id', '<', before)).execute(),
    own.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { deposits: rows.slice(0, pageSize), total: Number(total), hasMore: rows.length > pageSize };
}

export const ownDeposit = (db: Kysely<Database>, memberId: string, depositId: string): Promise<Deposit | undefined> =>
  db.selectFrom('deposit').selectAll().where('member_id', '=', memberId).where('id', '=', depositId).executeTakeFirst();

/** The one that the member asked for by this key. */
export const depositByKey = (db: Kysely<Database>, memberId: string, key: string): Promise<Deposit | undefined> =>
  db.selectFrom('deposit').selectAll().where('member_id', '=', memberId).where('idempotency_key', '=', key).executeTakeFirst();

/** The method of the member's latest deposit; undefined where there is none. */
export async function lastMethodOf(db: Kysely<Database>, memberId: string): Promise<string | undefined> {
  const last = await db
    .selectFrom('deposit')
    .select('method_id')
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.method_id;
}
