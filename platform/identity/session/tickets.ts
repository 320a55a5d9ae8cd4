import type { Kysely } from 'kysely';
import { CallRefusal } from '../../core/http/handler.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { hashOfToken, opaqueToken } from '../../core/random.ts';
import type { Database } from '../../core/store/database.ts';

/** One-time tickets that sign a member in on another page, within a minute. */
export interface Tickets {
  issue(memberId: string, domain: string): Promise<{ readonly ticket: string; readonly expiresAt: number }>;
  /** The member a ticket is for, which stays good. Throws `ticket_failed`. */
  look(ticket: string, domain: string): Promise<string>;
  /** The member a ticket is for, once. Throws `ticket_failed`. */
  redeem(ticket: string, domain: string): Promise<string>;
  /** Uses up every ticket of a member. */
  endAll(db: Kysely<Database>, memberId: string): Promise<void>;
}

const lifetime = 60_000;

export const createTickets = ({ db, clock, random }: Pick<PlatformParts, 'db' | 'clock' | 'random'>): Tickets => ({
  async issue(memberId, domain) {
    const ticket = opaqueToken(random);
    const now = clock.now();
    const expiresAt = now + lifetime;
    await db
      .insertInto('login_ticket')
      .values({
        ticket_hash: hashOfToken(ticket),
        member_id: memberId,
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
      .select(['member_id', 'domain'])
      .where('ticket_hash', '=', hashOfToken(ticket))
      .where('used_at', 'is', null)
      .where('expires_at', '>', BigInt(clock.now()))
      .executeTakeFirst();
    if (!row || row.domain !== domain.toLowerCase()) throw new CallRefusal('ticket_failed');
    return row.member_id;
  },
  async redeem(ticket, domain) {
    const now = BigInt(clock.now());
    const row = await db
      .updateTable('login_ticket')
      .set({ used_at: now })
      .where('ticket_hash', '=', hashOfToken(ticket))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['member_id', 'domain'])
      .executeTakeFirst();
    if (!row || row.domain !== domain.toLowerCase()) throw new CallRefusal('ticket_failed');
    return row.member_id;
  },
  async endAll(transaction, memberId) {
    await transaction
      .updateTable('login_ticket')
      .set({ used_at: BigInt(clock.now()) })
      .where('member_id', '=', memberId)
      .where('used_at', 'is', null)
      .execute();
  },
});
