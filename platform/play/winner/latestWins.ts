import type { Kysely } from 'kysely';
import type { Database } from '../../core/store/database.ts';

/** The bets in `currency` that were decided since `since` and paid more than was staked, the latest decided first. Nothing but wins is read for it. */
export const latestWins = (
  db: Kysely<Database>,
  { currency, since, count }: { readonly currency: string; readonly since: number; readonly count: number },
) =>
  db
    .selectFrom('bet')
    .innerJoin('member', 'member.id', 'bet.member_id')
    .select(['member.username', 'bet.game_code', 'bet.payout', 'bet.currency', 'bet.settled_at'])
    .where('bet.currency', '=', currency)
    .where('bet.settled_at', '>=', BigInt(since))
    // Neither what is open nor what was given back does.
    .whereRef('bet.payout', '>', 'bet.stake')
    .orderBy('bet.settled_at', 'desc')
    .orderBy('bet.id', 'desc')
    .limit(count)
    .execute();
