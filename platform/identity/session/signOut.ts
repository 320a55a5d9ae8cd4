import type { PlatformParts } from '../../core/parts.ts';
import type { RememberedLogins } from './rememberedLogins.ts';
import type { Sessions } from './sessions.ts';

/** Signs one browser of a member out: its sessions, its remembered login, and what another of its tabs is opening by that at this moment. */
export interface SignOut {
  /** By one of its sessions; false where there is none. */
  session(memberId: string, sessionId: string): Promise<boolean>;
  /** By the cookie of its remembered login. */
  remembered(text: string): Promise<void>;
}

interface SignOutParts extends Pick<PlatformParts, 'db'> {
  readonly remembered: RememberedLogins;
  readonly sessions: Sessions;
}

/** The remembered login ends first, so that nothing more comes of it; by itself, as both ways are gone at once and must not wait for each other. */
export const createSignOut = ({ db, remembered, sessions }: SignOutParts): SignOut => ({
  async session(memberId, sessionId) {
    const row = await db
      .selectFrom('member_session')
      .select('family')
      .where('id', '=', sessionId)
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    const family = row?.family;
    if (family) await db.transaction().execute((transaction) => remembered.endFamily(transaction, family));
    const isEnded = await sessions.revoke(memberId, sessionId);
    if (family) await sessions.revokeFamily(db, family);
    return isEnded;
  },
  async remembered(text) {
    const family = await db.transaction().execute((transaction) => remembered.forget(transaction, text));
    if (family !== undefined) await sessions.revokeFamily(db, family);
  },
});
