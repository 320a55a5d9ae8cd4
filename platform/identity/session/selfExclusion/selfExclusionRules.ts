import type { ParsedPayloadOf } from '#contract/call.ts';
import type { excludeSelf } from '#contract/identity/playLimit.ts';
import type { selfExclusion } from '#contract/identity/selfExclusion.ts';
import type { z } from 'zod';
import { monthsAway } from '../../../core/monthsAway.ts';
import type { Member } from '../../member/members.ts';

/** Between the first wish to come back and the second. */
export const coolingTime = 24 * 3_600_000;

export type SelfExclusion = Omit<z.output<typeof selfExclusion>, 'returnTicket'>;

/** How far the self-exclusion of a member has come; undefined where there is none. Time alone never ends it. */
export function selfExclusionOf(
  { self_excluded_at, self_excluded_until, return_asked_at }: Pick<Member, 'self_excluded_at' | 'self_excluded_until' | 'return_asked_at'>,
  now: number,
): SelfExclusion | undefined {
  if (self_excluded_at === null) return undefined;
  const until = self_excluded_until === null ? null : Number(self_excluded_until);
  if (until === null || now < until) return { until, step: 'term', returnFrom: null };
  // A wish from before the term was made longer is none.
  if (return_asked_at === null || Number(return_asked_at) < until) return { until, step: 'over', returnFrom: null };
  const returnFrom = Number(return_asked_at) + coolingTime;
  return { until, step: now < returnFrom ? 'cooling' : 'returnable', returnFrom };
}

/** Whether a wish may be said at that step. */
export const mayRequestReturn = ({ step }: SelfExclusion): boolean => step === 'over' || step === 'returnable';

const exclusionMonths = { SIX_MONTHS: 6, ONE_YEAR: 12, FIVE_YEARS: 60 } as const;

/** End of a self-exclusion's term that begins now, null for good; never before the end of one that runs. */
export function exclusionEnd(
  length: ParsedPayloadOf<typeof excludeSelf>['length'],
  now: number,
  timeZone: string,
  running: number | null | undefined,
): number | null {
  if (length === 'FOR_GOOD' || running === null) return null;
  return Math.max(monthsAway(now, exclusionMonths[length], timeZone), running ?? 0);
}
