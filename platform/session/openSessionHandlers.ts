import { CallRefusal, type Handlers } from '../handler.ts';
import type { PlatformParts } from '../parts.ts';
import type { RememberedLogins } from './rememberedLogins.ts';
import type { Sessions } from './sessions.ts';

/** Where a member is signed in, and signing out there. */
export function openSessionHandlers({
  db,
  remembered,
  sessions,
}: PlatformParts & { readonly remembered: RememberedLogins; readonly sessions: Sessions }): Pick<Handlers, 'openSessions' | 'endSession' | 'endAllSessions'> {
  return {
    async openSessions(_payload, { member: { memberId, sessionId } }) {
      const open = await sessions.list(memberId);
      return { sessions: open.map((each) => ({ ...each, current: each.sessionId === sessionId })) };
    },
    async endSession({ sessionId }, { member: { memberId } }) {
      const row = await db.selectFrom('member_session').select('family').where('id', '=', sessionId).where('member_id', '=', memberId).executeTakeFirst();
      if (!(await sessions.revoke(memberId, sessionId))) throw new CallRefusal('session_not_found');
      if (row?.family) await remembered.endFamily(db, row.family);
      return {};
    },
    async endAllSessions({ keepCurrent }, { member: { memberId, sessionId } }) {
      await db.transaction().execute(async (transaction) => {
        await sessions.revokeAll(transaction, memberId, keepCurrent ? sessionId : undefined);
        await remembered.endAll(transaction, memberId);
      });
      return {};
    },
  };
}
