import type { Kysely } from 'kysely';
import type { PlatformParts } from '../../core/parts.ts';
import type { Secrets } from '../../core/secrets/secrets.ts';
import type { Database } from '../../core/store/database.ts';
import { payeeKey, type TypedPayee } from './payeeRules.ts';

const purpose = 'payee';

/**
 * Writes whose a payee is, under every key there is. False where it is, or was, another member's: of two that bind it at once,
 * one waits for the other and is told so.
 */
export async function keepPayeeLookups(db: Kysely<Database>, secrets: Secrets, memberId: string, key: string): Promise<boolean> {
  const rows = secrets.hashes(purpose, key).map(({ keyId, hash }) => ({ hash, key_id: keyId, member_id: memberId }));
  await db
    .insertInto('payee_lookup')
    .values(rows)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  const hashes = rows.map(({ hash }) => hash);
  const others = await db
    .selectFrom('payee_lookup')
    .select('hash')
    .where('hash', 'in', hashes)
    .where('member_id', '<>', memberId)
    .execute();
  return others.length === 0;
}

/** Who was ever paid where: a payee stays its first member's, so that whoever is kept out does not come back under another name. */
export interface Payees {
  /** The member whose the payee is, or was; undefined where it was never bound, or can be none. */
  ownerOf(payee: Omit<TypedPayee, 'holderName'>, db?: Kysely<Database>): Promise<string | undefined>;
}

export const createPayees = ({ db, brand, secrets }: Pick<PlatformParts, 'db' | 'brand' | 'secrets'>): Payees => ({
  async ownerOf(payee, within = db) {
    const key = payeeKey(payee, brand.countries[0] ?? '');
    if (key === undefined) return undefined;
    const hashes = secrets.hashes(purpose, key).map(({ hash }) => hash);
    const row = await within.selectFrom('payee_lookup').select('member_id').where('hash', 'in', hashes).executeTakeFirst();
    return row?.member_id;
  },
});
