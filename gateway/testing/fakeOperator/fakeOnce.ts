import type { CallName } from '#contract/calls.ts';
import type { FakeCallContext } from './FakeCallContext.ts';
import type { Account } from './fakeAccount.ts';
import { fakeOwner } from './fakeOwner.ts';
import { FakeRefusal } from './fakeRefusal.ts';

/**
 * What the member's operation came to the first time that it was asked for by its key; throws where that was another wish. Amounts of a wish are
 * written in one way, since it is told apart by their value. What was refused leaves its key free, and another operation's keys are others.
 */
export function fakeOnce<Answer>(
  context: FakeCallContext,
  operation: CallName,
  wish: Readonly<Record<string, string>>,
  work: (account: Account) => Answer,
): Answer {
  const account = fakeOwner(context);
  const key = `${operation} ${context.idempotencyKey ?? ''}`;
  const asked = JSON.stringify(wish);
  const before = account.answered.get(key);
  if (before !== undefined && before.payload !== asked) throw new FakeRefusal('idempotency_mismatch');
  const answer = before === undefined ? work(account) : (before.answer as Answer);
  account.answered.set(key, { payload: asked, answer });
  return answer;
}
