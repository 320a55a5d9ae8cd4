import type { CallName } from '#contract/calls.ts';
import { CallRefusal, type CallContext, type MemberCallContext } from '../handler.ts';
import type { VisitorAccess } from '../system/visitorAccess.ts';

const trialAccount = 4;

/** Answered when the site is closed, because they say that it is, or are needed to be told. */
const openWhenClosed: ReadonlySet<CallName> = new Set<CallName>(['systemStatus', 'visitorStatus', 'whitelabel', 'domainRoutes', 'encryptionKeys']);

/** What a session may do that has to change its password first. */
const openToRestricted: ReadonlySet<CallName> = new Set<CallName>(['changePassword', 'logout']);

/** What a trial account may do: play, and leave. A new call is not for it until it is named here. */
const openToTrial: ReadonlySet<CallName> = new Set<CallName>(['balance', 'launchGame', 'logout', 'memberIcon', 'memberInfo']);

/** The refusal a call gets for who asks, whatever it asks for; undefined where it may reach its handler. */
export function accessRefusal(name: CallName, context: CallContext | MemberCallContext, visitors: VisitorAccess): CallRefusal | undefined {
  const closed = openWhenClosed.has(name) ? undefined : visitors.refusalFor(context.address);
  if (closed) return closed;
  if (!('member' in context)) return undefined;
  const { restricted, type } = context.member;
  if (restricted && !openToRestricted.has(name)) return new CallRefusal('password_change_required');
  return type === trialAccount && !openToTrial.has(name) ? new CallRefusal('in_need_true_account') : undefined;
}
