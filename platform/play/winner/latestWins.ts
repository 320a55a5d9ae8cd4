import type { Kysely } from 'kysely';
import type { Database } from '../../core/store/database.ts';

/** The latest bets in `currency` since `since` that paid more than was staked, the latest first. */
export const latestWins = (
  db: Kysely<Database>,
  { currency, since, count }: { readonly currency: string; readonly since: number; readonly count: number },
) =>
  db
    .selectFrom('bet')
    .innerJoin('member', 'member.id', 'bet.member_id')
    .select(['member.username', 'bet.game_code', 'bet.payout', 'bet.currency', 'bet.placed_at'])
    .where('bet.placed_at', '>=', BigInt(since))
    .where('bet.currency', '=', currency)
    .where('bet.status', '=', 'SETTLED')
    .whereRef('bet.payout', '>', 'bet.stake')
    .orderBy('bet.placed_at', 'desc')
    .orderBy('bet.id', 'desc')
    .limit(count)
    .execute();
