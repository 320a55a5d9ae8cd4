import { otherRules, type PatternId } from '#contract/patternFamilies.ts';
import { type BrokenRule, brokenPaymentPasswordRule } from '../registration/registrationRules.ts';

/** Characters that a payment password has, as the registration form asks of it. */
export const paymentPasswordLength = { least: 6, most: 64 } as const;

interface NewPaymentPassword extends Readonly<Parameters<typeof brokenPaymentPasswordRule>[0]> {
  readonly password: string;
  readonly confirmation: string;
}

/** Broken rules of a new payment password and its repetition; empty where it will do. */
export function brokenPaymentPasswordRules({ password, confirmation, ...known }: NewPaymentPassword): BrokenRule[] {
  const broken: BrokenRule[] = [];
  const add = (name: 'newPaymentPassword' | 'confirmPaymentPassword', patternId: string) => broken.push({ name, patternId });
  // Characters as a person counts them: one emoji is one.
  const { length } = [...password];
  const isOfLength = length >= paymentPasswordLength.least && length <= paymentPasswordLength.most;
  const patternId = isOfLength ? brokenPaymentPasswordRule(known) : ('length' satisfies PatternId);
  if (patternId !== undefined) add('newPaymentPassword', patternId);
  if (confirmation !== password) add('confirmPaymentPassword', otherRules.mismatch);
  return broken;
}

const hour = 3_600_000;
/** Milliseconds that no money leaves after a forgotten payment password was replaced: time for its owner to hear of it. */
export const recoveryCoolingTime = 24 * hour;

/** When the cooling time after a replacement ends; undefined where there was none, or it is over. */
export const coolingUntil = (recoveredAt: number | undefined, now: number): number | undefined =>
  recoveredAt !== undefined && recoveredAt + recoveryCoolingTime > now ? recoveredAt + recoveryCoolingTime : undefined;
