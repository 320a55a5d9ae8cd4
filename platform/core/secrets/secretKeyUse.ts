import { sql } from 'kysely';
import type { PlatformParts } from '../parts.ts';
import { engineOf } from '../store/engine.ts';
import type { SecretKeys } from './secretKeys.ts';

/** Any number will do, as long as nothing else of the database uses it. */
const adoptionLock = 7_265_415n;

/**
 * Writes down that something may be sealed with the newest key from now on, and answers the ids of all such keys. Throws where one
 * of them is not here: what it has sealed could not be read, and a number that is taken could not be told from a free one.
 */
export function adoptSecretKeys({ db, clock }: Pick<PlatformParts, 'db' | 'clock'>, keys: SecretKeys): Promise<readonly string[]> {
  const [newest] = keys.current;
  const held = new Set(keys.current.map(({ id }) => id));
  return db.transaction().execute(async (transaction) => {
    // Of two platforms with keys of their own, started on one empty database, the second has to be told.
    if (engineOf(db) === 'postgres') await sql`select pg_advisory_xact_lock(${adoptionLock})`.execute(transaction);
    const used = (await transaction.selectFrom('secret_key').select('id').execute()).map(({ id }) => id);
    const missing = used.filter((id) => !held.has(id));
    if (missing.length > 0)
      throw new Error(
        `personal data is sealed with the key ${missing.join(', ')}, which is not among those given; put it back as a further one`,
      );
    if (used.includes(newest.id)) return used;
    await transaction
      .insertInto('secret_key')
      .values({ id: newest.id, created_at: BigInt(clock.now()) })
      .execute();
    return [...used, newest.id];
  });
}
