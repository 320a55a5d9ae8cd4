import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PlatformParts } from '../../core/parts.ts';
import { opaqueToken } from '../../core/random.ts';
import type { Database } from '../../core/store/database.ts';
import { forUpdate } from '../../core/store/forUpdate.ts';
import type { Identity } from '../../providers/identity/identityProvider.ts';

/** Which identity at a provider belongs to which account: by issuer and subject, and by nothing else. */
export interface SocialIdentities {
  /** Within a transaction it stays so until that ends. */
  memberOf(identity: Identity, transaction?: Kysely<Database>): Promise<string | undefined>;
  /** Makes a ticket that ties an identity that `provider` has proven to whichever account is entered with it within ten minutes. */
  issueTicket(identity: Identity, provider: string): Promise<string>;
  /** What is kept of a ticket while a login waits. */
  keep(ticket: string): string;
  /**
   * Uses up a kept ticket. Ties nothing where it is unknown, used, expired, or its identity is somebody's by now: who has proven
   * to be a member, or becomes one, is not kept out for it. Answers whether it tied one.
   */
  link(db: Kysely<Database>, kept: string, memberId: string, to?: 'newAccount'): Promise<boolean>;
  /** Those of a member, the oldest first. */
  of(memberId: string): Promise<readonly TiedIdentity[]>;
  /** Unties one of the member's. Answers whether it was tied: of several at once, one unties it. */
  untie(db: Kysely<Database>, memberId: string, identity: Identity): Promise<boolean>;
  /** Unties whatever was tied to an account after it was opened: whoever knew its password may have done so. */
  untieLater(db: Kysely<Database>, memberId: string): Promise<void>;
}

export interface TiedIdentity extends Identity {
  /** Names it to its owner, and tells nothing of who that is at the provider. */
  readonly identityId: string;
  /** As calls name it; empty where nobody said. */
  readonly provider: string;
  readonly createTime: number;
  readonly openedAccount: boolean;
}

const lifetime = 10 * 60_000;

export function createSocialIdentities({ db, clock, random }: Pick<PlatformParts, 'db' | 'clock' | 'random'>): SocialIdentities {
  const keep = (ticket: string) => createHash('sha256').update(ticket).digest('hex');
  const idOf = ({ issuer, subject }: Identity) =>
    createHash('sha256')
      .update(JSON.stringify([issuer, subject]))
      .digest('hex')
      .slice(0, 32);
  return {
    keep,
    async memberOf({ issuer, subject }, transaction) {
      const found = (transaction ?? db)
        .selectFrom('social_identity')
        .select('member_id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject);
      return (await (transaction ? forUpdate(found) : found).executeTakeFirst())?.member_id;
    },
    async issueTicket({ issuer, subject }, provider) {
      const ticket = opaqueToken(random);
      const now = clock.now();
      await db
        .insertInto('social_ticket')
        .values({ ticket_hash: keep(ticket), issuer, subject, provider, expires_at: BigInt(now + lifetime), used_at: null })
        .execute();
      return ticket;
    },
    async link(transaction, kept, memberId, to) {
      const now = BigInt(clock.now());
      const row = await transaction
        .updateTable('social_ticket')
        .set({ used_at: now })
        .where('ticket_hash', '=', kept)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning(['issuer', 'subject', 'provider'])
        .executeTakeFirst();
      if (!row) return false;
      const tied = await transaction
        .insertInto('social_identity')
        .values({ ...row, member_id: memberId, created_at: now, opened_account: to === 'newAccount' ? 1n : 0n })
        .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
        .returning('member_id')
        .executeTakeFirst();
      return tied !== undefined;
    },
    async of(memberId) {
      const rows = await db
        .selectFrom('social_identity')
        .selectAll()
        .where('member_id', '=', memberId)
        .orderBy('created_at')
        .orderBy('issuer')
        .execute();
      return rows.map((row) => ({
        identityId: idOf(row),
        issuer: row.issuer,
        subject: row.subject,
        provider: row.provider,
        createTime: Number(row.created_at),
        openedAccount: row.opened_account === 1n,
      }));
    },
    async untie(transaction, memberId, { issuer, subject }) {
      const { numDeletedRows } = await transaction
        .deleteFrom('social_identity')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .where('member_id', '=', memberId)
        .executeTakeFirstOrThrow();
      return numDeletedRows === 1n;
    },
    async untieLater(transaction, memberId) {
      await transaction.deleteFrom('social_identity').where('member_id', '=', memberId).where('opened_account', '=', 0n).execute();
    },
  };
}
