import { accountTypes, isAgentType } from '#contract/accountTypes.ts';
import { CallRefusal } from '../../core/http/handler.ts';
import type { Brand } from '../../core/brand.ts';
import type { Member } from '../member/members.ts';
import type { LoginMethod } from './sessionTables.ts';

const day = 24 * 3_600_000;

/** What says how old a member's password is. */
type Aged = Pick<Member, 'password_expired' | 'password_changed_at' | 'created_at'>;
type Expiry = Pick<Brand, 'passwordExpiry' | 'passwordLifetime'>;

/** Whether an account may enter on the member side: players, agents and trial accounts do. */
const isMemberType = (type: number): boolean => type === accountTypes.player || type === accountTypes.trial || isAgentType(type);

/** The refusal of an account that stands on the other side; undefined where it may enter on this one. */
export function sideRefusal({ type, agent_only }: Pick<Member, 'type' | 'agent_only'>, side: 'member' | 'agent'): CallRefusal | undefined {
  if (side === 'agent') return isAgentType(Number(type)) ? undefined : new CallRefusal('non_agent_account');
  return isMemberType(Number(type)) && agent_only !== 1n ? undefined : new CallRefusal('non_member_account');
}

/** Whether the account is open, shut without a word, or shut by its own member, which no time ends. */
export function accountStatus({ status }: Pick<Member, 'status'>): 'open' | 'shut' | 'selfExcluded' {
  if (status === 'ACTIVE') return 'open';
  return status === 'SELF_EXCLUDED' ? 'selfExcluded' : 'shut';
}

export function isPasswordExpired(
  { password_expired, password_changed_at, created_at }: Aged,
  { passwordExpiry, passwordLifetime }: Expiry,
  now: number,
): boolean {
  if (!passwordExpiry) return false;
  if (password_expired === 1n) return true;
  return passwordLifetime > 0 && Number(password_changed_at ?? created_at) + passwordLifetime * day <= now;
}

/** Ways in that prove the member by something else than the password, and so do not ask for another one. */
export const withoutPassword: ReadonlySet<LoginMethod> = new Set<LoginMethod>(['sms', 'social', 'recovery', 'registration', 'trial']);

/**
 * Whether a session may do nothing before the password is changed: one of the first guesses, one that
 * somebody else chose and the member never changed, or an expired one where the brand's module says so.
 */
export function mustChangePassword(
  member: Aged & Pick<Member, 'must_change_password' | 'last_login_at'>,
  origin: LoginMethod,
  brand: Expiry & Pick<Brand, 'modules'>,
  now: number,
): boolean {
  if (withoutPassword.has(origin)) return false;
  if (member.must_change_password === 1n) return true;
  if (member.last_login_at === null && member.password_changed_at === null) return true;
  return brand.modules.includes('PWDEXPFORCECHANGE3') && isPasswordExpired(member, brand, now);
}
