import { newId } from '../newId.ts';
import type { PlatformParts } from '../parts.ts';
import { platformKeyContext } from '../secrets/payloadEncryption.ts';

const purpose = 'books';
const keyBytes = 32;

type Parts = Pick<PlatformParts, 'db' | 'secrets'>;

const stored = ({ db }: Parts) =>
  db.selectFrom('platform_key').select(['id', 'private_jwk']).where('purpose', '=', purpose).executeTakeFirst();

/** The key that is there; rejects where there is none, or it cannot be opened. */
export async function readBooksKey(parts: Parts): Promise<Uint8Array> {
  const row = await stored(parts);
  if (!row) throw new Error('the store holds no key of the books');
  const { k } = JSON.parse(parts.secrets.open(platformKeyContext(row.id), row.private_jwk)) as { readonly k: string };
  return Buffer.from(k, 'base64url');
}

/**
 * The key that checksums of the books are made with. It lies in the store, sealed with the key for secrets of members: that one may
 * be changed without every row having to be vouched for anew, and whoever holds the store alone has neither. Made where there is
 * none; then no row of before is vouched for. Rejects where it cannot be opened.
 */
export async function booksKey(parts: Parts & Pick<PlatformParts, 'clock' | 'random'>): Promise<Uint8Array> {
  const { db, clock, random, secrets } = parts;
  if ((await stored(parts)) === undefined) {
    const id = newId(parts);
    const jwk = { kty: 'oct', k: Buffer.from(random.bytes(keyBytes)).toString('base64url') };
    // Platforms that start together agree on the key of whoever is first.
    await db
      .insertInto('platform_key')
      .values({ id, purpose, private_jwk: secrets.seal(platformKeyContext(id), JSON.stringify(jwk)), created_at: BigInt(clock.now()) })
      .onConflict((conflict) => conflict.column('purpose').doNothing())
      .execute();
  }
  return readBooksKey(parts);
}
