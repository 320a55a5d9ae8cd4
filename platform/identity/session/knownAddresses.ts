import type { Kysely } from 'kysely';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import { networkOf } from '../../core/limits/network.ts';
import { browserKeptFor } from './knownBrowsers.ts';

/** As long as a browser: where nobody has come from for so long, somebody else may live by now. */
export const addressKeptFor = browserKeptFor;

/** Networks that a member has proven to sign in from, and come from since. */
export interface KnownAddresses {
  /** False for an empty address, which is none. */
  has(memberId: string, address: string): Promise<boolean>;
  /** It is known for as long again. Answers whether it was a strange one until now; an empty one is none, and so no strange one. */
  add(db: Kysely<Database>, memberId: string, address: string): Promise<boolean>;
  /** From now on every address of the member is a strange one, but for `except` where that was none. */
  forgetAll(db: Kysely<Database>, memberId: string, except?: string): Promise<void>;
}

export const createKnownAddresses = ({ db, clock }: Pick<PlatformParts, 'db' | 'clock'>): KnownAddresses => ({
  async has(memberId, address) {
    const row = await db
      .selectFrom('known_address')
      .select('address')
      .where('member_id', '=', memberId)
      .where('address', '=', networkOf(address))
      .where('last_seen_at', '>', BigInt(clock.now() - addressKeptFor))
      .executeTakeFirst();
    return row !== undefined;
  },
  async add(transaction, memberId, address) {
    if (address === '') return false;
    const now = BigInt(clock.now());
    const network = networkOf(address);
    const known = transaction
      .updateTable('known_address')
      .set({ last_seen_at: now })
      .where('member_id', '=', memberId)
      .where('address', '=', network)
      .where('last_seen_at', '>', now - BigInt(addressKeptFor));
    const { numUpdatedRows } = await known.executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) return false;
    await transaction
      .insertInto('known_address')
      .values({ member_id: memberId, address: network, created_at: now, last_seen_at: now })
      .onConflict((conflict) => conflict.columns(['member_id', 'address']).doUpdateSet({ last_seen_at: now }))
      .execute();
    return true;
  },
  async forgetAll(transaction, memberId, except = '') {
    await transaction.deleteFrom('known_address').where('member_id', '=', memberId).where('address', '<>', networkOf(except)).execute();
  },
});
