import { activityStatus } from '#contract/loyalty/promotion.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../core/store/database.ts';
import type { ActivityStatus } from './promotion.ts';

/** Where a member stands, by the promotion's id; a word that nobody knows is left out. */
export async function writtenStatuses(db: Kysely<Database>, memberId: string): Promise<ReadonlyMap<string, ActivityStatus>> {
  const rows = await db.selectFrom('member_promotion').select(['promotion_id', 'status']).where('member_id', '=', memberId).execute();
  return new Map(
    rows.flatMap(({ promotion_id: id, status }) => {
      const known = activityStatus.safeParse(status);
      return known.success ? [[id, known.data] as const] : [];
    }),
  );
}
