import type { Kysely } from 'kysely';
import type { Database } from '../../core/store/database.ts';

/** Whose house a store is: one row. */
export interface StoreBrandTable {
  id: bigint;
  merchant_code: string;
}

/**
 * Makes a store the brand's that starts it first, and answers whose it is: members, money and rows of one brand are no other's.
 * Of several processes that begin it at once, one is first.
 */
export async function storeBrand(db: Kysely<Database>, merchantCode: string): Promise<string> {
  await db
    .insertInto('store_brand')
    .values({ id: 1n, merchant_code: merchantCode })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return (await db.selectFrom('store_brand').select('merchant_code').executeTakeFirstOrThrow()).merchant_code;
}
