import { accessRefusals } from '#contract/accessRefusals.ts';
import { accessRules } from '#contract/access.ts';
import { accountTypes } from '#contract/accountTypes.ts';
import type { Call } from '#contract/call.ts';
import { CallRefusal, type CallContext, type MemberCallContext } from './handler.ts';

/** Who may come in at all. */
export interface AccessPolicy {
  /** Guests are answered nothing but the ways in. */
  readonly loginRequired: boolean;
  /** The refusal that every call of this visitor gets; undefined where there is none. */
  refusalFor(address: string): CallRefusal | undefined;
}

/** Whether a call that carries no token is yet answered for members alone. */
export const isForMembers = ({ access }: Call, { loginRequired }: Pick<AccessPolicy, 'loginRequired'>): boolean =>
  loginRequired && !accessRules[access].token && !accessRules[access].beforeLogIn;

/** The refusal a call gets for who asks, whatever it asks for; undefined where it may reach its handler. */
export function accessRefusal(
  { access, whilePaused }: Call,
  context: CallContext | MemberCallContext,
  siteAccess: AccessPolicy,
): CallRefusal | undefined {
  const rule = accessRules[access];
  const closed = rule.whenClosed ? undefined : siteAccess.refusalFor(context.address);
  if (closed) return closed;
  if (!('member' in context)) return undefined;
  const { paused, restricted, type } = context.member;
  if (restricted && !rule.restricted) return new CallRefusal(accessRefusals.passwordChange);
  if (type === accountTypes.trial && !rule.trial) return new CallRefusal(accessRefusals.realAccount);
  return paused && !whilePaused ? new CallRefusal(accessRefusals.paused, paused) : undefined;
}
