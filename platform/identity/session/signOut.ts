import type { CallRefusal } from '../../core/http/handler.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { RememberedLogins } from './rememberedLogin/rememberedLogins.ts';
import type { Sessions } from './sessions.ts';

/** Signs one browser of a member out: its sessions, its remembered login, and what another of its tabs is opening by that at this moment. */
export interface SignOut {
  /** By one of its sessions. Throws `gone`, where it is given, if that is not open. */
  session(memberId: string, sessionId: string, gone?: CallRefusal): Promise<void>;
  /** By the cookie of its remembered login. */
  remembered(text: string): Promise<void>;
}

interface SignOutParts extends Pick<PlatformParts, 'audit' | 'db'> {
  readonly remembered: RememberedLogins;
  readonly sessions: Sessions;
}

/** The remembered login ends first, so that nothing more comes of it; by itself, as both ways are gone at once and must not wait for each other. */
export const createSignOut = ({ audit, db, remembered, sessions }: SignOutParts): SignOut => ({
  async session(memberId, sessionId, gone) {
    const row = await db
      .selectFrom('member_session')
      .select('family')
      .where('id', '=', sessionId)
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    const family = row?.family;
    if (family) await db.transaction().execute((transaction) => remembered.endFamily(transaction, family));
    try {
      await audit.commit(async (transaction) => {
        if (!(await sessions.revoke(transaction, memberId, sessionId)) && gone) throw gone;
        audit.tell({ after: { sessionsEnded: 'one' } });
      });
    } finally {
      // Also where it had ended before: another of its family may be open.
      if (family) await sessions.revokeFamily(db, family);
    }
  },
  async remembered(text) {
    const family = await db.transaction().execute((transaction) => remembered.forget(transaction, text));
    await audit.commit(async (transaction) => {
      audit.tell({ after: { rememberedLogin: family === undefined ? 'unknown' : 'forgotten' } });
      if (family !== undefined) await sessions.revokeFamily(transaction, family);
    });
  },
});
