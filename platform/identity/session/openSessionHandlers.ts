import { CallRefusal, type Handlers } from '../../core/http/handler.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { RememberedLogins } from './rememberedLogin/rememberedLogins.ts';
import type { Sessions } from './sessions.ts';
import { createSignOut } from './signOut.ts';
import { signOutEverywhere } from './signOutEverywhere.ts';
import type { Tickets } from './tickets.ts';

interface OpenSessionParts extends PlatformParts {
  readonly remembered: RememberedLogins;
  readonly sessions: Sessions;
  readonly tickets: Tickets;
}

/** Where a member is signed in, and signing out there. */
export function openSessionHandlers(parts: OpenSessionParts): Pick<Handlers, 'openSessions' | 'endSession' | 'endAllSessions'> {
  const { audit, sessions, tickets } = parts;
  const signOut = createSignOut(parts);
  return {
    async openSessions(_payload, { member: { memberId, sessionId } }) {
      const open = await sessions.list(memberId);
      return {
        sessions: open.map((each) => ({ ...each, current: each.sessionId === sessionId })),
        lastLogin: (await sessions.loginBefore(sessionId)) ?? null,
      };
    },
    async endSession({ sessionId }, { member: { memberId } }) {
      await signOut.session(memberId, sessionId, new CallRefusal('session_not_found'));
      return {};
    },
    async endAllSessions({ keepCurrent }, { member: { memberId, sessionId } }) {
      audit.tell({ after: { sessionsEnded: keepCurrent ? 'others' : 'all' } });
      await audit.commit(async (transaction) => {
        await signOutEverywhere(parts, transaction, memberId, keepCurrent ? sessionId : undefined);
        await tickets.endAll(transaction, memberId);
      });
      return {};
    },
  };
}
