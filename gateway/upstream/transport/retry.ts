import type { Call } from '../../contract/call.ts';
import type { Random } from '../../random.ts';
import type { UpstreamAnswer } from './send.ts';
import type { SendFailure } from './SendFailure.ts';

/** What one attempt came to: an answer, or the reason why there is none. */
export type Attempt = { readonly answer: UpstreamAnswer } | { readonly failure: SendFailure };

/** Milliseconds that a whole call, and one attempt of it, may take. */
export const timeLimits: Record<Call['kind'], { readonly call: number; readonly attempt: number }> = {
  read: { call: 3_000, attempt: 3_000 },
  write: { call: 5_000, attempt: 5_000 },
  // Two attempts fit, so that a payment whose answer was lost is asked for again by its key.
  money: { call: 5_000, attempt: 2_400 },
};

const maxRetries = 2;
/** What would come to the same again, or is of use to nobody. */
const pointless: ReadonlySet<SendFailure['kind']> = new Set(['oversized', 'aborted']);

/** Whether the operator is to blame, as the breaker sees it. */
export const isOutage = (attempt: Attempt): boolean => !('answer' in attempt) || attempt.answer.status >= 500;

/** Whether `attempt` number `made` of a call may be followed by another. */
export function mayRetry(kind: Call['kind'], attempt: Attempt, made: number): boolean {
  if (made > maxRetries) return false;
  if ('failure' in attempt) return kind !== 'write' && !pointless.has(attempt.failure.kind);
  if (attempt.answer.retryAfter !== undefined) return false;
  return kind === 'read' ? attempt.answer.status >= 500 : kind === 'money' && attempt.answer.status === 503;
}

/** A pause before the next attempt, spread so that many callers do not come back together. */
export const retryPause = (random: Random, made: number): number => 50 + random.fraction() * (Math.min(400, 100 * 2 ** made) - 50);

/** Retries may add a tenth to the load and no more, or they would keep a struggling operator down. */
export interface RetryBudget {
  earn(): void;
  consume(): boolean;
}

const budgetCap = 10;

export function createRetryBudget(): RetryBudget {
  let left = budgetCap;
  return {
    earn: () => {
      left = Math.min(budgetCap, left + 0.1);
    },
    consume: () => {
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
