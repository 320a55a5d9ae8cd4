import { hashOfToken } from '../../core/random.ts';
import type { Kysely } from 'kysely';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';

/** Browsers that a member has signed in by, each by the secret that it is named by. */
export interface KnownBrowsers {
  /** What is kept of the browser where the member knows it; undefined where not, and for an empty name. */
  find(memberId: string, browser: string): Promise<string | undefined>;
  add(db: Kysely<Database>, memberId: string, browser: string): Promise<void>;
}

/** As long as a browser keeps its name unused. */
export const browserKeptFor = 180 * 24 * 3_600_000;

export const createKnownBrowsers = ({ db, clock }: Pick<PlatformParts, 'db' | 'clock'>): KnownBrowsers => ({
  async find(memberId, browser) {
    const browserHash = hashOfToken(browser);
    const row = await db
      .selectFrom('known_browser')
      .select('browser_hash')
      .where('member_id', '=', memberId)
      .where('browser_hash', '=', browserHash)
      .executeTakeFirst();
    return row?.browser_hash;
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
