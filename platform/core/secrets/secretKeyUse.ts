import { type Kysely, sql } from 'kysely';
import type { PlatformParts } from '../parts.ts';
import type { Database } from '../store/database.ts';
import { engineOf } from '../store/engine.ts';
import type { SecretKeys, StoreKeys } from './secretKeys.ts';

/** Any number will do, as long as nothing else of the database uses it. */
const adoptionLock = 7_265_415n;

export interface SecretKeyUse extends StoreKeys {
  /** Ids of all keys that something may be sealed with. */
  readonly used: readonly string[];
  /** When the one in use came into use. */
  readonly since: bigint;
}

/** What the store says of its keys to somebody who holds these; undefined before it was ever sealed with one. */
export async function secretKeyUse(db: Kysely<Database>, { held }: SecretKeys): Promise<SecretKeyUse | undefined> {
  const used = await db
    .selectFrom('secret_key')
    .select(['id', 'created_at'])
    .where('retired_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const youngest = used.at(-1);
  if (youngest === undefined) return undefined;
  const ids = used.map(({ id }) => id);
  const missing = ids.filter((id) => held.every((key) => key.id !== id));
  return { used: ids, inUse: youngest.id, since: youngest.created_at, missing };
}

/**
 * Turns the store to the first key of the file, where it has never had that, and answers what is used from now on. Turns nothing where a key
 * is missing: what that has sealed could not be read, and a number that is taken could not be told from a free one.
 */
export function adoptSecretKeys({ db, clock }: Pick<PlatformParts, 'db' | 'clock'>, keys: SecretKeys): Promise<SecretKeyUse> {
  const { id } = keys.first;
  return db.transaction().execute(async (transaction) => {
    // Of two platforms with keys of their own, started on one empty database, the second has to be told.
    if (engineOf(db) === 'postgres') await sql`select pg_advisory_xact_lock(${adoptionLock})`.execute(transaction);
    const use = await secretKeyUse(transaction, keys);
    if (use !== undefined && use.missing.length > 0) return use;
    const known = await transaction.selectFrom('secret_key').select('id').where('id', '=', id).executeTakeFirst();
    if (use !== undefined && known !== undefined) return use;
    // Of two the later one is in use, whatever the clocks of two machines say.
    const now = BigInt(clock.now());
    const since = use !== undefined && use.since >= now ? use.since + 1n : now;
    await transaction.insertInto('secret_key').values({ id, created_at: since }).execute();
    return { used: [...(use?.used ?? []), id], inUse: id, since, missing: [] };
  });
}
