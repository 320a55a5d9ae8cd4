import type { Generated } from 'kysely';

export type LimitKind = 'DEPOSIT' | 'STAKE' | 'LOSS' | 'SESSION';
export type LimitPeriod = 'DAY' | 'WEEK' | 'MONTH';

/** What a member has set as the most of something within a period. */
export interface PlayLimitTable {
  member_id: string;
  kind: LimitKind;
  period: LimitPeriod;
  /** Ten-thousandths of the currency's unit, or of a minute. */
  amount: bigint;
  /** When a raise, or the end of the limit, was asked for; null where none waits. */
  asked_at: bigint | null;
  /** What it is to be; null where it is to go, or nothing waits. */
  asked_amount: bigint | null;
}

/** What else protects a member; without a row, as everybody begins. */
export interface PlayCareTable {
  member_id: string;
  /** Minutes of a session after which play waits for an answer. */
  reality_check_minutes: Generated<bigint>;
  /** When the member last answered how it went; null before. */
  reality_answered_at: bigint | null;
  /** When the member chose to be asked later while play waited for an answer, which is owed all the same; null before. */
  reality_owed_at: bigint | null;
  /** When the member last looked through the limits, or set one; null before. */
  reviewed_at: bigint | null;
}
