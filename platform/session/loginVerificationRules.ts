import type { verificationMethod } from '#contract/wps/loginVerification.ts';
import type { z } from 'zod';
import type { MemberRow, SessionOrigin } from '../store/tables/memberTables.ts';

export type Method = z.output<typeof verificationMethod>;

interface Situation {
  readonly origin: SessionOrigin;
  /** Whether the member has proven to sign in from this address before. */
  readonly isKnown: boolean;
  readonly hasAuthenticator: boolean;
}

/**
 * The proofs a login has to offer one of; none where it may go on. Nothing is asked for that the way in has
 * proven already. An authenticator app is never got around by something weaker, and the name on the bank
 * account, which others may know, counts only where there is nothing better.
 */
export function methodsFor(member: MemberRow, { origin, isKnown, hasAuthenticator }: Situation): Method[] {
  // Who sets a new password by phone has lost one factor: the other one is always asked for.
  if (isKnown && origin !== 'recovery') return [];
  if (hasAuthenticator) return ['totp', 'recoveryCode'];
  if (origin !== 'password') return [];
  const methods: Method[] = [];
  if (member.mobile !== null && member.mobile_verified === 1n) methods.push('phone');
  if (member.email !== null) methods.push('email');
  if (methods.length === 0 && member.payee_name !== null) methods.push('bankName');
  return methods;
}

const folded = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether two people typed one name, whatever its case and spacing. */
export const sameName = (given: string, stored: string): boolean => folded(given) === folded(stored) && folded(stored) !== '';

/** What may be shown of a mail address to somebody who should know it. */
export function mailHint(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${email.slice(0, 1)}•••${email.slice(at)}`;
}
