import { hashOfToken } from '../../core/random.ts';
import type { Kysely } from 'kysely';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';

/**
 * Browsers that a member has signed in by since the password was set, each by the secret that it is named by. Failures are counted apart in each of them: by those
 * that somebody has made known with a password before, the next one could be guessed at without end.
 */
export interface KnownBrowsers {
  /** What is kept of the browser where the member knows it; undefined where not, and for an empty name. */
  find(memberId: string, browser: string): Promise<string | undefined>;
  /** One that the member has signed in by stays known, as a new password is set in it. */
  keep(db: Kysely<Database>, memberId: string, browser: string): Promise<void>;
  add(db: Kysely<Database>, memberId: string, browser: string): Promise<void>;
}

/** As long as a browser keeps its name unused. */
export const browserKeptFor = 180 * 24 * 3_600_000;

export const createKnownBrowsers = ({ db, clock }: Pick<PlatformParts, 'db' | 'clock'>): KnownBrowsers => ({
  async find(memberId, browser) {
    const browserHash = hashOfToken(browser);
    const row = await db
      .selectFrom('known_browser')
      .innerJoin('member', 'member.id', 'known_browser.member_id')
      .select('browser_hash')
      .where('member_id', '=', memberId)
      .where('browser_hash', '=', browserHash)
      .where(({ eb, or }) => or([eb('password_changed_at', 'is', null), eb('last_seen_at', '>=', eb.ref('password_changed_at'))]))
      .executeTakeFirst();
    return row?.browser_hash;
  },
  async keep(transaction, memberId, browser) {
    await transaction
      .updateTable('known_browser')
      .set({ last_seen_at: BigInt(clock.now()) })
      .where('member_id', '=', memberId)
      .where('browser_hash', '=', hashOfToken(browser))
      .execute();
  },
  async add(transaction, memberId, browser) {
    if (browser === '') return;
    const now = BigInt(clock.now());
    await transaction
      .insertInto('known_browser')
      .values({ member_id: memberId, browser_hash: hashOfToken(browser), last_seen_at: now })
      .onConflict((conflict) => conflict.columns(['member_id', 'browser_hash']).doUpdateSet({ last_seen_at: now }))
      .execute();
  },
});
