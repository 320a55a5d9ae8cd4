import type { AnswerOf, ParsedPayloadOf } from '#contract/call.ts';
import type { playLimits, takeTimeOut } from '#contract/identity/playLimit.ts';
import { monthsAway } from '../../core/monthsAway.ts';
import type { LimitPeriod } from './playLimitTables.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** From the wish for a higher limit, or none, until it may be said a second time. */
export const raiseDelay = day;
/** How long it may then be said. */
const raiseLapse = 7 * day;
/** Minutes after which a member who has chosen nothing is asked how it went. */
export const usualRealityCheck = 60;
const monthsBetweenReviews = 6;

/** When the period that ends now began: what lies before it does not count any more. */
export function periodStart(period: LimitPeriod, now: number, timeZone: string): number {
  if (period === 'MONTH') return monthsAway(now, -1, timeZone);
  return now - (period === 'DAY' ? day : 7 * day);
}

export interface Limit {
  /** Ten-thousandths. */
  readonly amount: bigint;
  /** A raise that waits; of a null `amount` the end of the limit. */
  readonly asked: { readonly amount: bigint | null; readonly at: number } | null;
}

const confirmFrom = (at: number): number => at + raiseDelay;
const confirmUntil = (at: number): number => confirmFrom(at) + raiseLapse;

/** What waits to be confirmed, with its times; null where nothing does, or it has lapsed. */
export function pendingOf({ asked }: Limit, now: number) {
  if (asked === null || now >= confirmUntil(asked.at)) return null;
  return { amount: asked.amount, confirmFrom: confirmFrom(asked.at), confirmUntil: confirmUntil(asked.at) };
}

/** The limit after a member has set it: lower at once, higher or none only asked for. Null where there is none, and none is wanted. */
export function setLimit(standing: Limit | null, wanted: bigint | null, now: number): Limit | null {
  if (standing === null) return wanted === null ? null : { amount: wanted, asked: null };
  if (wanted !== null && wanted <= standing.amount) return { amount: wanted, asked: null };
  // Asked for again it waits no longer than it would have.
  const pending = pendingOf(standing, now);
  return pending !== null && pending.amount === wanted ? standing : { amount: standing.amount, asked: { amount: wanted, at: now } };
}

/** The limit after the second yes, null where it is gone; undefined where nothing may be confirmed now. */
export function confirmLimit(standing: Limit | null, now: number): Limit | null | undefined {
  const pending = standing && pendingOf(standing, now);
  if (!pending || now < pending.confirmFrom) return undefined;
  return pending.amount === null ? null : { amount: pending.amount, asked: null };
}

/** Milliseconds that the spans cover after `since`; what two of them cover counts once. */
export function timeCovered(spans: readonly { readonly from: number; readonly to: number }[], since: number): number {
  let covered = 0;
  let until = since;
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    covered += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return covered;
}

type TimeOutLength = ParsedPayloadOf<typeof takeTimeOut>['length'];

/** When a break that begins now is over; never before one that runs. */
export function timeOutEnd(length: TimeOutLength, now: number, timeZone: string, running: number | null): number {
  const ends = {
    DAY: () => now + day,
    WEEK: () => now + 7 * day,
    MONTH: () => monthsAway(now, 1, timeZone),
    SIX_WEEKS: () => now + 42 * day,
  } satisfies Record<TimeOutLength, () => number>;
  return Math.max(ends[length](), running ?? 0);
}

/** What to ask of a member who looked through the limits then, or never. */
export function promptFor(reviewedAt: number | null, now: number, timeZone: string): AnswerOf<typeof playLimits>['prompt'] {
  if (reviewedAt === null) return 'FIRST';
  return now >= monthsAway(reviewedAt, monthsBetweenReviews, timeZone) ? 'REVIEW' : 'NONE';
}

/** Milliseconds until play waits for an answer; 0 where it does, or one was owed when a longer interval was chosen. */
export function timeToRealityCheck(began: number, answeredAt: number | null, owedAt: number | null, minutes: number, now: number): number {
  const since = Math.max(began, answeredAt ?? 0);
  return owedAt !== null && owedAt > since ? 0 : Math.max(0, since + minutes * minute - now);
}
