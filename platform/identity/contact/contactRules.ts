import { patternFamilies } from '#contract/patternFamilies.ts';
import type { contacts } from '#contract/identity/contact.ts';
import type { AnswerOf } from '#contract/call.ts';
import { e164, mobileHint } from '../../core/mobileNumber.ts';
import { mailHint } from '../session/loginVerification/loginVerificationRules.ts';
import type { Member } from '../member/members.ts';

export type ContactKind = AnswerOf<typeof contacts>['offered'][number];
export type ContactProof = AnswerOf<typeof contacts>['proofs'][number];

type Bound = Pick<Member, 'mobile' | 'mobile_verified' | 'email' | 'email_verified'>;

/** What is bound, as its own member may see it. */
export const contactsOf = ({ mobile, mobile_verified, email, email_verified }: Bound) => ({
  phone: mobile === null ? null : { hint: mobileHint(mobile), proven: mobile_verified === 1n },
  email: email === null ? null : { hint: mailHint(email), proven: email_verified === 1n },
});

/**
 * What a change has to be proven by; one of them is enough. An app is never got around by something weaker, and what was only told
 * proves nothing: whoever told it may have mistyped it.
 */
export function proofsFor(member: Bound, hasAuthenticator: boolean, offered: readonly ContactKind[]): readonly ContactProof[] {
  if (hasAuthenticator) return ['totp' as const, 'recoveryCode' as const].map((method) => ({ method, hint: '' }));
  const bound = contactsOf(member);
  return offered.flatMap((method) => (bound[method]?.proven ? [{ method, hint: bound[method].hint }] : []));
}

/** A typed mail address as it is kept; undefined where it is none. */
export function mailAddress(typed: string): string | undefined {
  const address = typed.trim();
  return address.length <= 254 && new RegExp(patternFamilies.email, 'u').test(address) ? address : undefined;
}

/** A typed number as it is kept; undefined where it cannot be called. */
export const phoneNumber = (typed: string, dialingCode: string | undefined, served: readonly string[]): string | undefined =>
  e164(dialingCode ?? '', typed, served);
