import type { PlatformConfig } from '../config.ts';
import type { Log } from '../log.ts';
import type { PlatformParts } from '../parts.ts';
import { secretKeyFile } from './secretKeyFile.ts';
import { secretKeyId, secretPurpose } from './secrets.ts';

type KeyParts = Pick<PlatformParts, 'db'> & { readonly log: Log };

/** The key that stores made before it had a file of its own hold. */
async function storedKey({ db }: KeyParts): Promise<{ readonly id: string; readonly bytes: Buffer } | undefined> {
  const row = await db.selectFrom('platform_key').selectAll().where('purpose', '=', secretPurpose).executeTakeFirst();
  return row && { id: row.id, bytes: Buffer.from((JSON.parse(row.private_jwk) as { k: string }).k, 'base64url') };
}

/**
 * The key for secrets of members: the given one, or that of the file beside the embedded store. Undefined with PostgreSQL where
 * none is given: platforms that share a store and no folder find it there. Throws where the file cannot be had.
 */
export async function secretKeyOf(parts: KeyParts, { secretKey, databaseUrl, dataDir }: Pick<PlatformConfig, 'secretKey' | 'databaseUrl' | 'dataDir'>): Promise<Uint8Array | undefined> {
  const { db, log } = parts;
  if (secretKey === undefined && databaseUrl !== undefined) {
    log.warn({ event: 'secret_key_missing' }, 'SECRET_KEY is not set: the key for secrets of members lies in the database beside them. Set it to 32 random bytes in base64');
    return undefined;
  }
  const stored = await storedKey(parts);
  const bytes = secretKey ?? secretKeyFile(dataDir, stored?.bytes);
  const id = secretKeyId(bytes);
  if (stored && stored.bytes.equals(bytes)) {
    await db.transaction().execute(async (transaction) => {
      await transaction.updateTable('authenticator').set({ key_id: id }).where('key_id', '=', stored.id).execute();
      await transaction.deleteFrom('platform_key').where('purpose', '=', secretPurpose).execute();
    });
  }
  const foreign = await db.selectFrom('authenticator').select('member_id').where('key_id', '<>', id).limit(1).executeTakeFirst();
  if (foreign) log.warn({ event: 'secret_key_changed' }, 'authenticators were bound under another key than the one in use: their members cannot sign in from new addresses until it is back');
  return bytes;
}
