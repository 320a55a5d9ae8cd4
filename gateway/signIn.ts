import { forgetLogin } from './contract/identity/rememberedLogin.ts';
import { firstLogin, logout, type openedSession } from './contract/identity/session.ts';
import type { Session, SessionHandle } from './context.ts';
import { type MemberInfo, type Owner, ownInfo, requireSameMember } from './ownInfo.ts';
import { OtherMember } from './upstream/failure.ts';
import type { Upstream } from './upstream/upstream.ts';
import type { z } from 'zod';

export interface SignedIn {
  readonly session: Session;
  /** Undefined where the password has to be changed first: nothing else is told then. */
  readonly info: MemberInfo | undefined;
}

type Opened = z.output<typeof openedSession>;
interface Entered {
  readonly session: SessionHandle;
  readonly upstream: Upstream;
}

/** Stands in for the member's number while the operator does not tell it. */
const unknownId = (account: string): string => `account:${account}`;

/** For what is only tidying up: the person is in, whether or not the operator answers. */
const ignored = (): undefined => undefined;

/**
 * Signs the visitor in by what the operator has just answered: reads whose token it is, then opens the session
 * that the answer's cookie will hold, in place of the one before, which ends. Where the operator cannot say
 * whose it is, or names two members, the visitor stays as before. `account` is the name that was typed, where one was.
 */
export async function signIn({ session, upstream }: Entered, opened: Opened, account: string): Promise<SignedIn> {
  const before = session.current;
  const { token, mustChangePassword, memberId } = opened;
  const typed = account === '' ? undefined : account;
  const owner: Owner = { memberId, account: opened.account ?? typed };
  const name = opened.account ?? account;
  const provisional: Session = {
    token,
    memberId: unknownId(name),
    account: name,
    type: 0,
    ...(mustChangePassword ? { mustChangePassword } : {}),
  };
  // Calls take the token of the current session: the new one is put there to ask whose it is.
  session.open(provisional);
  try {
    requireSameMember({ account: typed }, owner);
    const [info] = mustChangePassword
      ? []
      : await Promise.all([ownInfo(upstream, owner), opened.firstTimeLogin ? upstream.call(firstLogin, {}).catch(ignored) : undefined]);
    const current = info ? { token, memberId: info.id, account: info.account, type: info.type } : provisional;
    await leaveBefore({ session, upstream }, before);
    session.open(current);
    session.remember(opened.rememberMe);
    return { session: current, info };
  } catch (cause) {
    // The token is somebody else's: it is voided, so that nobody here holds it.
    if (cause instanceof OtherMember) await upstream.call(logout, {}).catch(ignored);
    if (before === undefined) session.close();
    else session.open(before);
    throw cause;
  }
}

/** Ends what this browser held before, so that no copy of its cookies is good for anything. */
async function leaveBefore({ session, upstream }: Entered, before: Session | undefined): Promise<void> {
  const { remembered } = session;
  if (remembered !== undefined) await upstream.call(forgetLogin, { rememberMe: remembered }).catch(ignored);
  if (before === undefined) return;
  session.open(before);
  await upstream.call(logout, {}).catch(ignored);
}
