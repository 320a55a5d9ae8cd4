import { otherRules, type PatternId } from '#contract/patternFamilies.ts';
import type { BrokenRule } from '../registration/registrationRules.ts';

/** Characters that a payment password has, as the registration form asks of it. */
export const paymentPasswordLength = { least: 6, most: 64 } as const;

interface NewPaymentPassword {
  readonly password: string;
  readonly confirmation: string;
  /** It is that of the account, so that whoever knows one would know both. */
  readonly isAccountPassword: boolean;
  /** Among the first guesses for this account. */
  readonly isGuessable: boolean;
}

/** Broken rules of a new payment password and its repetition; empty where it will do. */
export function brokenPaymentPasswordRules({ password, confirmation, isAccountPassword, isGuessable }: NewPaymentPassword): BrokenRule[] {
  const broken: BrokenRule[] = [];
  const add = (name: 'newPaymentPassword' | 'confirmPaymentPassword', patternId: string) => broken.push({ name, patternId });
  // Characters as a person counts them: one emoji is one.
  const { length } = [...password];
  if (length < paymentPasswordLength.least || length > paymentPasswordLength.most) add('newPaymentPassword', 'length' satisfies PatternId);
  else if (isAccountPassword) add('newPaymentPassword', otherRules.samePassword);
  else if (isGuessable) add('newPaymentPassword', otherRules.commonPassword);
  if (confirmation !== password) add('confirmPaymentPassword', otherRules.mismatch);
  return broken;
}

const hour = 3_600_000;
/** Milliseconds that no money leaves after a forgotten payment password was replaced: time for its owner to hear of it. */
export const recoveryCoolingTime = 24 * hour;

/** When the cooling time after a replacement ends; undefined where there was none, or it is over. */
export const coolingUntil = (recoveredAt: number | undefined, now: number): number | undefined =>
  recoveredAt !== undefined && recoveredAt + recoveryCoolingTime > now ? recoveredAt + recoveryCoolingTime : undefined;
