import { type RawBuilder, sql } from 'kysely';
import type { BetStatus } from './betTables.ts';

/** Which of a member's bets; what is left out leaves out nothing. */
export interface BetFilter {
  readonly memberId: string;
  readonly fromDay?: string | undefined;
  /** The last day, which is among them. */
  readonly toDay?: string | undefined;
  readonly category?: string | undefined;
  readonly vendorCode?: string | undefined;
  readonly status?: BetStatus | undefined;
}

/** Asked of sums by day, which have a key for each combination that a filter can name. */
export const matchesFilter = ({ memberId, fromDay, toDay, category, vendorCode, status }: BetFilter): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(
    [
      sql`bet_day.member_id = ${memberId}`,
      ...(fromDay === undefined ? [] : [sql`bet_day.business_day >= ${fromDay}`]),
      ...(toDay === undefined ? [] : [sql`bet_day.business_day <= ${toDay}`]),
      ...(category === undefined ? [] : [sql`bet_day.category = ${category}`]),
      ...(vendorCode === undefined ? [] : [sql`bet_day.vendor_code = ${vendorCode}`]),
      ...(status === undefined ? [] : [sql`bet_day.status = ${status}`]),
    ],
    sql` and `,
  )}`;
