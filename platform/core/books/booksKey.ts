import { newId } from '../newId.ts';
import type { PlatformParts } from '../parts.ts';
import { platformKeyContext } from '../secrets/payloadEncryption.ts';

const purpose = 'books';
const keyBytes = 32;

/**
 * The key that checksums of the books are made with. It lies in the store, sealed with the key for secrets of members: that one may
 * be changed without every row having to be vouched for anew, and whoever holds the store alone has neither. Made where there is
 * none; then no row of before is vouched for. Rejects where it cannot be opened.
 */
export async function booksKey(parts: Pick<PlatformParts, 'db' | 'clock' | 'random' | 'secrets'>): Promise<Uint8Array> {
  const { db, clock, random, secrets } = parts;
  const stored = () => db.selectFrom('platform_key').select(['id', 'private_jwk']).where('purpose', '=', purpose).executeTakeFirst();
  if ((await stored()) === undefined) {
    const id = newId(parts);
    const jwk = { kty: 'oct', k: Buffer.from(random.bytes(keyBytes)).toString('base64url') };
    // Platforms that start together agree on the key of whoever is first.
    await db
      .insertInto('platform_key')
      .values({ id, purpose, private_jwk: secrets.seal(platformKeyContext(id), JSON.stringify(jwk)), created_at: BigInt(clock.now()) })
      .onConflict((conflict) => conflict.column('purpose').doNothing())
      .execute();
  }
  const row = await stored();
  if (!row) throw new Error('the key of the books was not kept');
  const { k } = JSON.parse(secrets.open(platformKeyContext(row.id), row.private_jwk)) as { readonly k: string };
  return Buffer.from(k, 'base64url');
}
