import type { Kysely, Selectable } from 'kysely';
import type { Secrets } from '../../core/secrets/secrets.ts';
import type { Database } from '../../core/store/database.ts';
import type { GiftLookupTable } from './giftClaimTables.ts';
import type { Mark } from './giftMarks.ts';

export type GiftLookup = Selectable<GiftLookupTable>;

/** What a mark is looked up by, under every key, the newest first. */
export const hashesOf = (secrets: Secrets, { kind, value }: Mark) => secrets.hashes(`gift ${kind}`, value);

/** Rows that marks are found by, one for every key; in an order that is the same for all who write some of them at once. */
export const lookupsOf = (secrets: Secrets, memberId: string, marks: readonly Mark[]): readonly GiftLookup[] =>
  marks
    .flatMap((mark) => hashesOf(secrets, mark).map(({ keyId, hash }) => ({ hash, key_id: keyId, kind: mark.kind, member_id: memberId })))
    .toSorted((one, other) => (one.hash < other.hash ? -1 : 1));

/** Writes those rows, but for those that are somebody's; answers whether there were any of those. The store decides between several at once. */
export async function takeLookups(db: Kysely<Database>, rows: readonly GiftLookup[]): Promise<boolean> {
  if (rows.length === 0) return false;
  const taken = await db
    .insertInto('gift_lookup')
    .values(rows)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .execute();
  return taken.length < rows.length;
}

/** Which marks are those of other accounts that have had the gift. */
export const lookupsOfOthers = (db: Kysely<Database>, memberId: string, hashes: readonly string[]): Promise<readonly GiftLookup[]> =>
  db.selectFrom('gift_lookup').selectAll().where('hash', 'in', hashes).where('member_id', '!=', memberId).orderBy('kind', 'desc').execute();
