import type { Kysely } from 'kysely';
import type { Database } from '../../core/store/database.ts';

const prefix = 'vendor:';

/** What lies in each wallet with a vendor that a member has ever had, by the vendor's code, in ten-thousandths: also in one that is kept no more. */
export async function openedWallets(db: Kysely<Database>, memberId: string): Promise<ReadonlyMap<string, bigint>> {
  const rows = await db
    .selectFrom('account')
    .select(['purpose', 'balance'])
    .where('member_id', '=', memberId)
    // As their index has it.
    .where('purpose', '<>', 'hold')
    .where('purpose', 'like', `${prefix}%`)
    .execute();
  return new Map(rows.map(({ purpose, balance }) => [purpose.slice(prefix.length), balance ?? 0n]));
}
