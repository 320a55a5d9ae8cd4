import { accessRefusals, accountTypes, openToGuests, openToRestricted, openToTrial, openWhenClosed } from '#contract/callAccess.ts';
import { calls, type CallName } from '#contract/calls.ts';
import { CallRefusal, type CallContext, type MemberCallContext } from '../handler.ts';
import type { VisitorAccess } from '../system/visitorAccess.ts';

/** Whether a call that carries no token is yet answered for members alone. */
export const isForMembers = (name: CallName, { loginRequired }: Pick<VisitorAccess, 'loginRequired'>): boolean => loginRequired && !calls[name].token && !openToGuests.has(name);

/** The refusal a call gets for who asks, whatever it asks for; undefined where it may reach its handler. */
export function accessRefusal(name: CallName, context: CallContext | MemberCallContext, visitors: VisitorAccess): CallRefusal | undefined {
  const closed = openWhenClosed.has(name) ? undefined : visitors.refusalFor(context.address);
  if (closed) return closed;
  if (!('member' in context)) return undefined;
  const { restricted, type } = context.member;
  if (restricted && !openToRestricted.has(name)) return new CallRefusal(accessRefusals.passwordChange);
  return type === accountTypes.trial && !openToTrial.has(name) ? new CallRefusal(accessRefusals.realAccount) : undefined;
}
