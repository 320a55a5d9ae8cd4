import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Random } from '../random.ts';
import { type SecretKey, SecretKeyMissing } from './secretKeys.ts';

/** A keyed hash and the key it was made with. */
export interface KeyedHash {
  readonly keyId: string;
  readonly hash: string;
}

/** Keeps what must not be read from a stolen table. What is written is written with the newest key; what any key wrote is read. */
export interface Secrets {
  /** Keyed hash in hex, by the newest key. `purpose` keeps equal values apart. */
  hash(purpose: string, text: string): string;
  /** The same by every key, the newest first: what is looked up may have been written under any of them. */
  hashes(purpose: string, text: string): readonly KeyedHash[];
  /** Whether `hash` is of this text, by any key; in the same time whether or not. */
  matches(purpose: string, text: string, hash: string): boolean;
  /**
   * AES-256-GCM, as `<id of the key>.<nonce, ciphertext and tag in base64url>`. `context` must be the same for opening: a sealed
   * text moved to another row or column does not open.
   */
  seal(context: string, text: string): string;
  /** Throws where key, context or text is another: `SecretKeyMissing` where the key is not here. */
  open(context: string, sealed: string): string;
}

const nonceLength = 12;
const tagLength = 16;

/** Names the key that sealed a text. */
export const sealedBy = (sealed: string): string => sealed.slice(0, sealed.indexOf('.'));

/** A key for each use: what one of them tells helps with none of the others. */
function derivedKeys(): (key: SecretKey, use: string) => Buffer {
  const known = new Map<string, Buffer>();
  return ({ id, bytes }, use) => {
    const name = `${id} ${use}`;
    const key = known.get(name) ?? Buffer.from(hkdfSync('sha256', bytes, new Uint8Array(0), use, 32));
    known.set(name, key);
    return key;
  };
}

/** `keys` answers the keys of the moment, the newest first; they may become others while it works. */
export function createSecrets({
  random,
  keys,
}: {
  readonly random: Random;
  readonly keys: () => readonly [SecretKey, ...SecretKey[]];
}): Secrets {
  const derived = derivedKeys();
  const hashBy = (key: SecretKey, purpose: string, text: string): Buffer =>
    createHmac('sha256', derived(key, `hash ${purpose}`))
      .update(text)
      .digest();

  return {
    hash: (purpose, text) => hashBy(keys()[0], purpose, text).toString('hex'),
    hashes: (purpose, text) => keys().map((key) => ({ keyId: key.id, hash: hashBy(key, purpose, text).toString('hex') })),
    matches(purpose, text, hash) {
      const given = Buffer.from(hash, 'hex');
      const found = keys()
        .map((key) => hashBy(key, purpose, text))
        .filter((each) => each.length === given.length && timingSafeEqual(each, given));
      return found.length > 0;
    },
    seal(context, text) {
      const [key] = keys();
      const nonce = random.bytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', derived(key, 'seal'), nonce).setAAD(Buffer.from(context));
      const bytes = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${key.id}.${bytes.toString('base64url')}`;
    },
    open(context, sealed) {
      const keyId = sealedBy(sealed);
      const key = keys().find(({ id }) => id === keyId);
      if (!key) throw new SecretKeyMissing(`sealed with the key ${keyId}, which is not here`);
      const bytes = Buffer.from(sealed.slice(keyId.length + 1), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', derived(key, 'seal'), bytes.subarray(0, nonceLength), { authTagLength: tagLength })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(-tagLength));
      return Buffer.concat([decipher.update(bytes.subarray(nonceLength, -tagLength)), decipher.final()]).toString('utf8');
    },
  };
}
