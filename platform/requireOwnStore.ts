import type { Kysely } from 'kysely';
import { CannotStart } from './CannotStart.ts';
import type { PlatformConfig } from './config.ts';
import type { Database } from './core/store/database.ts';
import { databaseOf } from './databaseOf.ts';
import { storeBrand } from './system/site/storeBrand.ts';

/** Throws `CannotStart` where the store is another brand's: two houses in one would share members and money. */
export async function requireOwnStore(
  db: Kysely<Database>,
  { brand, databaseUrl, dataDir }: PlatformConfig,
  merchantCode: string,
): Promise<void> {
  const owner = await storeBrand(db, merchantCode);
  if (owner === merchantCode) return;
  const [store, setting] = databaseUrl === undefined ? [`the data in ${dataDir}`, 'DATA_DIR'] : [databaseOf(databaseUrl), 'DATABASE_URL'];
  throw new CannotStart(
    `${store} is of the brand ${owner}, and BRAND=${brand} is ${merchantCode}: name another ${setting}, or start the brand it is of`,
  );
}
