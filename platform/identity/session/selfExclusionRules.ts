import type { selfExclusion } from '#contract/identity/selfExclusion.ts';
import type { z } from 'zod';
import type { Member } from '../member/members.ts';

/** Between the first wish to come back and the second. */
export const coolingTime = 24 * 3_600_000;

export type SelfExclusion = Omit<z.output<typeof selfExclusion>, 'returnTicket'>;

/** How far the self-exclusion of a member has come; undefined where there is none. Time alone never ends it. */
export function selfExclusionOf(
  { status, self_excluded_until, return_asked_at }: Pick<Member, 'status' | 'self_excluded_until' | 'return_asked_at'>,
  now: number,
): SelfExclusion | undefined {
  if (status !== 'SELF_EXCLUDED') return undefined;
  const until = self_excluded_until === null ? null : Number(self_excluded_until);
  if (until === null || now < until) return { until, step: 'term', returnFrom: null };
  // A wish from before the term was made longer is none.
  if (return_asked_at === null || Number(return_asked_at) < until) return { until, step: 'over', returnFrom: null };
  const returnFrom = Number(return_asked_at) + coolingTime;
  return { until, step: now < returnFrom ? 'cooling' : 'returnable', returnFrom };
}

/** Whether a wish may be said at that step. */
export const mayWish = ({ step }: SelfExclusion): boolean => step === 'over' || step === 'returnable';
