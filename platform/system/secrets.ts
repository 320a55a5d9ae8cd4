import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync } from 'node:crypto';
import { newId } from '../newId.ts';
import type { PlatformParts } from '../parts.ts';

/** Keeps what must not be read from a stolen table. */
export interface Secrets {
  /** Keyed hash in hex, for values too short to be hashed alone. `purpose` keeps equal values apart. */
  hash(purpose: string, text: string): Promise<string>;
  /** AES-256-GCM. `context` must be the same for opening: a sealed text moved to another row does not open. */
  seal(context: string, text: string): Promise<{ readonly keyId: string; readonly sealed: string }>;
  /** Throws where key, context or text is another. */
  open(context: string, keyId: string, sealed: string): Promise<string>;
}

/** Names the key in a store that holds it itself. */
export const secretPurpose = 'secret';
const nonceLength = 12;
const tagLength = 16;

/** Names a key, and tells nothing about it. */
export const secretKeyId = (key: Uint8Array): string => createHash('sha256').update(key).digest('hex').slice(0, 16);

interface Master {
  readonly id: string;
  readonly bytes: Uint8Array;
}

export function createSecrets(parts: Pick<PlatformParts, 'db' | 'clock' | 'random' | 'secretKey'>): Secrets {
  const { db, clock, random, secretKey } = parts;
  let loading: Promise<Master> | undefined;

  const load = async (): Promise<Master> => {
    if (secretKey) return { id: secretKeyId(secretKey), bytes: secretKey };
    const id = newId(parts);
    const jwk = { kty: 'oct', k: Buffer.from(random.bytes(32)).toString('base64url') };
    // Platforms that start together agree on the key of whoever is first.
    await db
      .insertInto('platform_key')
      .values({ id, purpose: secretPurpose, private_jwk: JSON.stringify(jwk), created_at: BigInt(clock.now()) })
      .onConflict((conflict) => conflict.column('purpose').doNothing())
      .execute();
    const row = await db.selectFrom('platform_key').selectAll().where('purpose', '=', secretPurpose).executeTakeFirstOrThrow();
    return { id: row.id, bytes: Buffer.from((JSON.parse(row.private_jwk) as typeof jwk).k, 'base64url') };
  };
  const master = (): Promise<Master> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const keyFor = ({ bytes }: Master, use: string) => Buffer.from(hkdfSync('sha256', bytes, new Uint8Array(0), use, 32));

  return {
    async hash(use, text) {
      return createHmac('sha256', keyFor(await master(), `hash ${use}`)).update(text).digest('hex');
    },
    async seal(context, text) {
      const key = await master();
      const nonce = random.bytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', keyFor(key, 'seal'), nonce).setAAD(Buffer.from(context));
      const bytes = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return { keyId: key.id, sealed: bytes.toString('base64url') };
    },
    async open(context, keyId, sealed) {
      const key = await master();
      if (key.id !== keyId) throw new Error(`sealed with the key ${keyId}, which is not here`);
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', keyFor(key, 'seal'), bytes.subarray(0, nonceLength))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(-tagLength));
      return Buffer.concat([decipher.update(bytes.subarray(nonceLength, -tagLength)), decipher.final()]).toString('utf8');
    },
  };
}
