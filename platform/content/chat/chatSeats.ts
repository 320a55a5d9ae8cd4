import type { PlatformParts } from '../../core/parts.ts';
import { hashOfToken, opaqueToken } from '../../core/random.ts';
import type { Sessions } from '../../identity/session/sessions.ts';

const ticketLifetime = 60_000;
/** A member's right ends with the session anyway. */
const memberLifetime = 24 * 3_600_000;
const guestLifetime = 30 * 24 * 3_600_000;

export interface ChatVisitor {
  readonly memberId: string;
  readonly sessionId: string;
  readonly vip: boolean;
}

/** Who sits where: a browser's right to a thread. */
export interface ChatSeat {
  readonly threadId: string;
  /** Null for a guest. */
  readonly memberId: string | null;
}

/** The way from the site to a chat page, and what the page is known by then. Neither is ever the token of a session. */
export interface ChatSeats {
  /** Writes a ticket for one use within a minute. */
  issueTicket(purpose: 'service' | 'room', visitor: ChatVisitor): Promise<string>;
  /** Uses a ticket up. Undefined where it is unknown, used, lapsed, for another page, or of a session that is over. */
  redeemTicket(purpose: 'service' | 'room', ticket: string): Promise<ChatVisitor | undefined>;
  /** Answers the token of a new seat. */
  take(
    threadId: string,
    visitor?: Pick<ChatVisitor, 'memberId' | 'sessionId'>,
  ): Promise<{ readonly token: string; readonly lifetime: number }>;
  /** Undefined for a token that nobody has, one that has lapsed, and one of a session that is over. It keeps no session from becoming idle. */
  find(token: string): Promise<ChatSeat | undefined>;
}

export function createChatSeats({
  db,
  clock,
  random,
  sessions,
}: Pick<PlatformParts, 'db' | 'clock' | 'random'> & { readonly sessions: Sessions }): ChatSeats {
  const isOpen = async (sessionId: string): Promise<boolean> => (await sessions.playable(db, sessionId, false)) !== undefined;
  return {
    async issueTicket(purpose, { memberId, sessionId, vip }) {
      const token = opaqueToken(random);
      await db
        .insertInto('chat_ticket')
        .values({
          token_hash: hashOfToken(token),
          purpose,
          member_id: memberId,
          session_id: sessionId,
          vip: vip ? 1n : 0n,
          expires_at: BigInt(clock.now() + ticketLifetime),
          used_at: null,
        })
        .execute();
      return token;
    },
    async redeemTicket(purpose, ticket) {
      const now = BigInt(clock.now());
      const row = await db
        .updateTable('chat_ticket')
        .set({ used_at: now })
        .where('token_hash', '=', hashOfToken(ticket))
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst();
      if (!row || !(await isOpen(row.session_id))) return undefined;
      return { memberId: row.member_id, sessionId: row.session_id, vip: row.vip === 1n };
    },
    async take(threadId, visitor) {
      const token = opaqueToken(random);
      const lifetime = visitor ? memberLifetime : guestLifetime;
      await db
        .insertInto('chat_seat')
        .values({
          token_hash: hashOfToken(token),
          thread_id: threadId,
          member_id: visitor?.memberId ?? null,
          session_id: visitor?.sessionId ?? null,
          expires_at: BigInt(clock.now() + lifetime),
        })
        .execute();
      return { token, lifetime };
    },
    async find(token) {
      const row = await db
        .selectFrom('chat_seat')
        .selectAll()
        .where('token_hash', '=', hashOfToken(token))
        .where('expires_at', '>', BigInt(clock.now()))
        .executeTakeFirst();
      if (!row || (row.session_id !== null && !(await isOpen(row.session_id)))) return undefined;
      return { threadId: row.thread_id, memberId: row.member_id };
    },
  };
}
