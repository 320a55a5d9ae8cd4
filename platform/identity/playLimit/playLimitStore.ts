import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../core/store/database.ts';
import { forUpdate } from '../../core/store/forUpdate.ts';
import type { Limit } from './playLimitRules.ts';
import type { LimitKind, LimitPeriod, PlayCareTable, PlayLimitTable } from './playLimitTables.ts';

export interface LimitName {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

const limitOf = ({ amount, asked_at, asked_amount }: Selectable<PlayLimitTable>): Limit => ({
  amount,
  asked: asked_at === null ? null : { amount: asked_amount, at: Number(asked_at) },
});

/** All limits of a member. */
export async function allLimits(db: Kysely<Database>, memberId: string): Promise<readonly (LimitName & { readonly limit: Limit })[]> {
  const rows = await db.selectFrom('play_limit').selectAll().where('member_id', '=', memberId).execute();
  return rows.map((row) => ({ kind: row.kind, period: row.period, limit: limitOf(row) }));
}

/**
 * One limit while the transaction holds it; null where there is none. A stake is admitted while its transaction holds the member's account: what is
 * on its way is waited for, and what comes is judged by what this transaction writes.
 */
export async function findLimit(db: Kysely<Database>, memberId: string, { kind, period }: LimitName): Promise<Limit | null> {
  // Deposits hold the rows of their limits themselves, and not all of them hold the account.
  if (kind !== 'DEPOSIT')
    await forUpdate(db.selectFrom('account').select('id').where('member_id', '=', memberId).where('purpose', '=', 'cash')).execute();
  const row = await forUpdate(
    db.selectFrom('play_limit').selectAll().where('member_id', '=', memberId).where('kind', '=', kind).where('period', '=', period),
  ).executeTakeFirst();
  return row ? limitOf(row) : null;
}

export async function writeLimit(db: Kysely<Database>, memberId: string, { kind, period }: LimitName, limit: Limit | null): Promise<void> {
  if (limit === null) {
    await db.deleteFrom('play_limit').where('member_id', '=', memberId).where('kind', '=', kind).where('period', '=', period).execute();
    return;
  }
  const { amount, asked } = limit;
  const values = { amount, asked_at: asked === null ? null : BigInt(asked.at), asked_amount: asked?.amount ?? null };
  await db
    .insertInto('play_limit')
    .values({ member_id: memberId, kind, period, ...values })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'period']).doUpdateSet(values))
    .execute();
}

export const careOf = (db: Kysely<Database>, memberId: string): Promise<Selectable<PlayCareTable> | undefined> =>
  db.selectFrom('play_care').selectAll().where('member_id', '=', memberId).executeTakeFirst();

export async function writeCare(
  db: Kysely<Database>,
  memberId: string,
  change: { readonly reviewed_at: bigint } | { readonly reality_check_minutes: bigint; readonly reality_owed_at?: bigint },
): Promise<void> {
  await db
    .insertInto('play_care')
    .values({ member_id: memberId, reality_answered_at: null, reviewed_at: null, ...change })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(change))
    .execute();
}
