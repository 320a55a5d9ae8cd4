import type { verificationMethod } from '#contract/identity/loginVerification.ts';
import type { z } from 'zod';
import type { Member } from '../../member/members.ts';
import type { LoginMethod } from '../sessionTables.ts';

export type Method = z.output<typeof verificationMethod>;

/** What an account has to prove itself by. */
type Proofs = Pick<Member, 'mobile' | 'mobile_verified' | 'email' | 'payee_name' | 'password_recovered_by'>;

interface Situation {
  readonly origin: LoginMethod;
  /** Whether the member has proven to sign in from this address before. */
  readonly isKnown: boolean;
  readonly hasAuthenticator: boolean;
  /** Too many logins failed before this one. */
  readonly isLocked?: boolean;
}

/** Ways in by what was proven elsewhere, and may have been taken from there: where they are used proves nothing. */
export const transferableMethods: ReadonlySet<LoginMethod> = new Set<LoginMethod>(['remembered', 'ticket']);

/** What a way in has proven already. A recovered password proves no more than what it was set by. */
function provenBy(origin: LoginMethod, { password_recovered_by }: Proofs): Method | undefined {
  if (origin === 'sms' || origin === 'recovery') return 'phone';
  return origin === 'password' ? (password_recovered_by ?? undefined) : undefined;
}

/**
 * The proofs a login has to offer one of; none where it may go on. Nothing is asked for that the way in has
 * proven already, but where a recovered password leaves nothing else to ask for. An authenticator app is never got
 * around by something weaker, and the name on the bank account, which others may know, counts only where there is
 * nothing better.
 */
export function methodsFor(member: Proofs, { origin, isKnown: isAtHome, hasAuthenticator, isLocked = false }: Situation): Method[] {
  const isKnown = isAtHome && !isLocked;
  // Who sets a new password by phone has lost one factor: the app is always asked for.
  if (isKnown && origin !== 'recovery') return [];
  if (hasAuthenticator) return ['totp', 'recoveryCode'];
  // A login that was carried here from another one is asked for nothing weaker than the app.
  if (isKnown || transferableMethods.has(origin)) return [];
  const all: Method[] = [];
  if (member.mobile !== null && member.mobile_verified === 1n) all.push('phone');
  if (member.email !== null) all.push('email');
  // Somebody may have guessed the password, and may know the name on the bank account: only a code will do.
  if (isLocked) return all;
  const proven = provenBy(origin, member);
  const others = all.filter((method) => method !== proven);
  if (others.length > 0) return others;
  if (member.payee_name !== null) return ['bankName'];
  return origin === 'password' ? all : [];
}

const folded = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether two people typed one name, whatever its case and spacing. */
export const sameName = (given: string, stored: string): boolean => folded(given) === folded(stored) && folded(stored) !== '';

/** What may be shown of a mail address to somebody who should know it. */
export function mailHint(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${email.slice(0, 1)}•••${email.slice(at)}`;
}
