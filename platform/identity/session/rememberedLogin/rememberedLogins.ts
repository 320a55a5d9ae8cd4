import { timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { CallRefusal } from '../../../core/http/handler.ts';
import { newId } from '../../../core/newId.ts';
import type { PlatformParts } from '../../../core/parts.ts';
import { hashOfToken, opaqueToken } from '../../../core/random.ts';
import type { Database } from '../../../core/store/database.ts';
import { forUpdate } from '../../../core/store/forUpdate.ts';
import type { Sessions } from '../sessions.ts';

/** A remembered login lasts a day from the login itself, however often it is used. */
const rememberedFor = 24 * 3_600_000;
/** Requests of one browser may overtake each other by this much. */
const raceTime = 10_000;

/** What became of a cookie: used up by this request, overtaken by another of the same browser, stolen, or none. */
export type ConsumedLogin =
  | { readonly outcome: 'used'; readonly memberId: string; readonly family: string; readonly expiresAt: number }
  | { readonly outcome: 'raced' }
  | { readonly outcome: 'stolen'; readonly memberId: string; readonly family: string }
  | { readonly outcome: 'unknown' };

interface UsedRow {
  readonly family: string;
  readonly selector: string;
  readonly used_at: bigint;
}

/** Who uses a cookie. */
export interface CookieUse {
  readonly address: string;
  /** What a gateway names the browser by; empty for none. */
  readonly browser: string;
  /** The browser has asked again and holds no newer one, as when a page is left while its first answer is on the way. */
  readonly answerLost?: boolean | undefined;
}

export interface RememberedLogins {
  /** Makes a cookie, of a new family where none is given; answers its text, which is kept nowhere. Throws `remember_me_failed` where the family has ended. */
  make(
    db: Kysely<Database>,
    memberId: string,
    of?: { readonly family: string; readonly expiresAt: number },
  ): Promise<{ readonly text: string; readonly family: string }>;
  /**
   * Uses a cookie up. One that was used up before is good once more where nothing that it was answered with was ever used, and the same
   * browser comes with it from the same address: that answer never arrived.
   */
  consume(text: string, use: CookieUse): Promise<ConsumedLogin>;
  /** Ends the family that a cookie belongs to, as `endFamily` does; answers it, undefined where there is none. */
  forget(db: Kysely<Database>, text: string): Promise<string | undefined>;
  /** Ends a family, and a cookie of it that is being made at this moment, too. `db` must be a transaction. */
  endFamily(db: Kysely<Database>, family: string): Promise<void>;
  endAll(db: Kysely<Database>, memberId: string): Promise<void>;
}

type RememberedLoginParts = Pick<PlatformParts, 'db' | 'clock' | 'random'> & { readonly sessions: Sessions };

export function createRememberedLogins(parts: RememberedLoginParts): RememberedLogins {
  const { db, clock, random, sessions } = parts;
  const hashOf = (browser: string): string | null => (browser === '' ? null : hashOfToken(browser));

  /** The row of a cookie whose both halves are right. The first is looked up, the second compared in constant time. */
  const rowOf = async (from: Kysely<Database>, text: string) => {
    const [, selector = '', validator = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(text) ?? [];
    const row = await from.selectFrom('remembered_login').selectAll().where('selector', '=', selector).executeTakeFirst();
    return row && timingSafeEqual(Buffer.from(row.validator_hash), Buffer.from(hashOfToken(validator))) ? row : undefined;
  };
  /** Locks the family, so that of making a cookie and ending the family at once one waits for the other; false where it has ended. */
  const lock = async (from: Kysely<Database>, family: string): Promise<boolean> => {
    const rows = await forUpdate(
      from.selectFrom('remembered_login').select('selector').where('family', '=', family).orderBy('selector'),
    ).execute();
    return rows.length > 0;
  };
  /** Takes back what was given for a cookie since it was used: to come with it is theft from now on. False where that has been used already. */
  const takeBack = async (from: Kysely<Database>, { family, selector, used_at: usedAt }: UsedRow): Promise<boolean> => {
    await lock(from, family);
    const successors = from.selectFrom('remembered_login').where('family', '=', family).where('selector', '!=', selector);
    const given = await successors.select('used_at').where('created_at', '>=', usedAt).execute();
    if (given.some((each) => each.used_at !== null)) return false;
    await from
      .updateTable('remembered_login')
      .set({ used_at: BigInt(clock.now()), used_address: null, used_browser: null })
      .where('family', '=', family)
      .where('used_at', 'is', null)
      .execute();
    return true;
  };
  /** Takes back what was given for a cookie, its session included, and lets the cookie be used once more. False where anything of that was used. */
  const giveAgain = async (from: Kysely<Database>, row: UsedRow): Promise<boolean> => {
    const { family, selector, used_at: usedAt } = row;
    if ((await sessions.hasFamilyArrived(from, family, usedAt)) || !(await takeBack(from, row))) return false;
    await sessions.revokeFamily(from, family, usedAt);
    // Another request of the same browser that comes at this moment has been overtaken by this one.
    await from
      .updateTable('remembered_login')
      .set({ used_at: BigInt(clock.now()) })
      .where('selector', '=', selector)
      .execute();
    return true;
  };
  const endFamily = async (from: Kysely<Database>, family: string) => {
    await lock(from, family);
    await from.deleteFrom('remembered_login').where('family', '=', family).execute();
  };

  return {
    async make(transaction, memberId, of) {
      const now = clock.now();
      if (of && !(await lock(transaction, of.family))) throw new CallRefusal('remember_me_failed');
      const family = of?.family ?? newId(parts);
      const selector = opaqueToken(random, 128);
      const validator = opaqueToken(random);
      await transaction
        .insertInto('remembered_login')
        .values({
          selector,
          validator_hash: hashOfToken(validator),
          family,
          member_id: memberId,
          created_at: BigInt(now),
          expires_at: BigInt(of?.expiresAt ?? now + rememberedFor),
          used_at: null,
          used_address: null,
          used_browser: null,
        })
        .execute();
      return { text: `${selector}.${validator}`, family };
    },
    consume: (text, { address, browser, answerLost = false }) =>
      db.transaction().execute(async (transaction): Promise<ConsumedLogin> => {
        const row = await rowOf(transaction, text);
        const now = BigInt(clock.now());
        if (!row || row.expires_at <= now) return { outcome: 'unknown' };
        const { member_id: memberId, family } = row;
        const { numUpdatedRows } = await transaction
          .updateTable('remembered_login')
          .set({ used_at: now, used_address: address, used_browser: hashOf(browser) })
          .where('selector', '=', row.selector)
          .where('used_at', 'is', null)
          .executeTakeFirstOrThrow();
        const ours: ConsumedLogin = { outcome: 'used', memberId, family, expiresAt: Number(row.expires_at) };
        if (numUpdatedRows === 1n) return ours;
        // Read with the family locked: of two that come at once with one whose answer was lost, the second sees what the first has done.
        await lock(transaction, family);
        const used = await transaction
          .selectFrom('remembered_login')
          .select(['used_at', 'used_address', 'used_browser'])
          .where('selector', '=', row.selector)
          .executeTakeFirst();
        if (used?.used_at != null && used.used_address === address) {
          const before: UsedRow = { family, selector: row.selector, used_at: used.used_at };
          if (now - before.used_at < BigInt(raceTime)) {
            const isAgain = answerLost && (await takeBack(transaction, before));
            return isAgain ? ours : { outcome: 'raced' };
          }
          const isSameBrowser = browser !== '' && used.used_browser === hashOf(browser);
          if (isSameBrowser && (await giveAgain(transaction, before))) return ours;
        }
        await endFamily(transaction, family);
        return { outcome: 'stolen', memberId, family };
      }),
    async forget(transaction, text) {
      const row = await rowOf(transaction, text);
      if (row) await endFamily(transaction, row.family);
      return row?.family;
    },
    endFamily,
    async endAll(transaction, memberId) {
      await transaction.deleteFrom('remembered_login').where('member_id', '=', memberId).execute();
    },
  };
}
