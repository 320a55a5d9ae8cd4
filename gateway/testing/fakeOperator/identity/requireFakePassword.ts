import type { Account } from '../fakeAccount.ts';
import { FakeRefusal } from '../fakeRefusal.ts';

const hour = 3_600_000;
const maxWrong = 10;

/** Which password, what it has to be, and what a wrong one is refused by. */
const asked = {
  account: { known: ({ password }: Account) => password, refusal: 'wrong_password' },
  payment: { known: ({ paymentPassword }: Account) => paymentPassword, refusal: 'payment_password_wrong' },
} as const;

/** Ten wrong ones within an hour lock it, whatever they were given for, and for the right one too. */
export function requireFakePassword(account: Account, which: keyof typeof asked, given: string, now: number): void {
  const { known, refusal } = asked[which];
  const tries = account.wrongPasswords[which].filter((tried) => tried + hour > now);
  const [oldest = now] = tries;
  if (tries.length >= maxWrong) throw new FakeRefusal('too_many_attempts', { retryAfterSeconds: Math.ceil((oldest + hour - now) / 1000) });
  const isRight = given === known(account);
  account.wrongPasswords[which] = isRight ? [] : [...tries, now];
  if (!isRight) throw new FakeRefusal(refusal);
}
