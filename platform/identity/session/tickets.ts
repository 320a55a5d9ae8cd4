import type { Kysely, Selectable } from 'kysely';
import { CallRefusal } from '../../core/http/handler.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { hashOfToken, opaqueToken } from '../../core/random.ts';
import type { Database } from '../../core/store/database.ts';
import type { LoginTicketTable } from './sessionTables.ts';
import type { PlayableSession, Sessions } from './sessions.ts';

/** Who asks for a ticket, and the session that they ask in. */
export interface TicketHolder {
  readonly memberId: string;
  readonly sessionId: string;
}

/** One-time tickets that sign a member in on another page, within a minute and while the session that asked for them is open. */
export interface Tickets {
  issue(by: TicketHolder, domain: string): Promise<{ readonly ticket: string; readonly expiresAt: number }>;
  /** The member a ticket is for, which stays good. Throws `ticket_failed`. */
  look(ticket: string, domain: string): Promise<string>;
  /** Who has asked for it, and what their session was begun by, once. Throws `ticket_failed`. */
  redeem(ticket: string, domain: string): Promise<TicketHolder & Pick<PlayableSession, 'origin'>>;
  /** Uses up every ticket of a member. */
  endAll(db: Kysely<Database>, memberId: string): Promise<void>;
}

interface TicketParts extends Pick<PlatformParts, 'db' | 'clock' | 'random'> {
  readonly sessions: Sessions;
}

const lifetime = 60_000;

export function createTickets({ db, clock, random, sessions }: TicketParts): Tickets {
  /** Whoever ended the session has ended what was asked for in it as well. */
  const holderOf = async (row: Pick<Selectable<LoginTicketTable>, 'member_id' | 'session_id' | 'domain'> | undefined, domain: string) => {
    const sessionId = row?.domain === domain.toLowerCase() ? row.session_id : null;
    const session = sessionId === null ? undefined : await sessions.playable(db, sessionId, false);
    if (!row || sessionId === null || !session) throw new CallRefusal('ticket_failed');
    return { memberId: row.member_id, sessionId, origin: session.origin };
  };

  return {
    async issue({ memberId, sessionId }, domain) {
      const ticket = opaqueToken(random);
      const now = clock.now();
      const expiresAt = now + lifetime;
      await db
        .insertInto('login_ticket')
        .values({
          ticket_hash: hashOfToken(ticket),
          member_id: memberId,
          session_id: sessionId,
          domain: domain.toLowerCase(),
          created_at: BigInt(now),
          expires_at: BigInt(expiresAt),
          used_at: null,
        })
        .execute();
      return { ticket, expiresAt };
    },
    async look(ticket, domain) {
      const row = await db
        .selectFrom('login_ticket')
        .select(['member_id', 'session_id', 'domain'])
        .where('ticket_hash', '=', hashOfToken(ticket))
        .where('used_at', 'is', null)
        .where('expires_at', '>', BigInt(clock.now()))
        .executeTakeFirst();
      return (await holderOf(row, domain)).memberId;
    },
    async redeem(ticket, domain) {
      const now = BigInt(clock.now());
      const row = await db
        .updateTable('login_ticket')
        .set({ used_at: now })
        .where('ticket_hash', '=', hashOfToken(ticket))
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning(['member_id', 'session_id', 'domain'])
        .executeTakeFirst();
      return holderOf(row, domain);
    },
    async endAll(transaction, memberId) {
      await transaction
        .updateTable('login_ticket')
        .set({ used_at: BigInt(clock.now()) })
        .where('member_id', '=', memberId)
        .where('used_at', 'is', null)
        .execute();
    },
  };
}
