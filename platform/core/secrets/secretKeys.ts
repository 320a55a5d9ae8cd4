import { createHash } from 'node:crypto';
import { isGuessableKey } from '#contract/isGuessableKey.ts';

/** A key that what must stay secret at rest is sealed and hashed with. */
export interface SecretKey {
  /** Names the key in everything it has sealed, and tells nothing about it. */
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** What the store says of its keys. */
export interface StoreKeys {
  /** The one that is written with from now on, by every platform that has it. */
  readonly inUse: string;
  /** Of those that something may be sealed with, the ones that are not here. */
  readonly missing: readonly string[];
}

/** Something is, or may be, sealed with a key that this platform does not have. Somebody who has it may do what was asked. */
export class SecretKeyMissing extends Error {}

/** The key that is in use, which writes, and the others, which still read. */
export interface SecretKeys {
  /** All there are; before the store has said which one is in use, the first of the file comes first. */
  readonly held: readonly [SecretKey, ...SecretKey[]];
  /** The same, for sealing and opening. Throws `SecretKeyMissing` while one is missing: what is written without it others may never read. */
  readonly current: readonly [SecretKey, ...SecretKey[]];
  /** That of the file's first line. */
  readonly first: SecretKey;
  /** Ids of keys that the store is sealed with, and that are not here. */
  readonly missing: readonly string[];
  /** Takes on what its file holds by now; answers whether that was anything new. A key that left the file stays until `forget`. */
  reload(): boolean;
  /** Keys that have left the file. */
  readonly left: readonly string[];
  /** Drops a key that nothing is sealed with any more. */
  forget(id: string): void;
  /** Goes by what the store says. */
  follow(store: StoreKeys): void;
}

const keyBytes = 32;

export const secretKeyFrom = (bytes: Uint8Array): SecretKey => ({
  id: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
  bytes,
});

/** Reads one key from base64 of either alphabet. Throws an error that says what is wrong. */
export function secretKeyOf(text: string): SecretKey {
  const bytes = Buffer.from(text, 'base64');
  if (!/^[\w+/-]{43}=?$/.test(text) || bytes.length !== keyBytes) throw new Error(`must be ${keyBytes} random bytes in base64`);
  if (isGuessableKey(bytes)) throw new Error('must be drawn at random, such as by `openssl rand -base64 32`');
  return secretKeyFrom(bytes);
}

/** `source` is a `KeyFile`, or keys that never change. */
export function createSecretKeys(source: { readonly keys: readonly [SecretKey, ...SecretKey[]]; reload?(): boolean }): SecretKeys {
  let left: readonly SecretKey[] = [];
  let store: StoreKeys | undefined;
  const held = () => {
    const all = [...source.keys, ...left];
    return [...all.filter(({ id }) => id === store?.inUse), ...all.filter(({ id }) => id !== store?.inUse)] as [SecretKey, ...SecretKey[]];
  };
  return {
    get held() {
      return held();
    },
    get current() {
      if (store !== undefined && store.missing.length > 0) throw new SecretKeyMissing(`the key ${store.missing.join(', ')} is not here`);
      return held();
    },
    get first() {
      return source.keys[0];
    },
    get missing() {
      return store?.missing ?? [];
    },
    reload() {
      const before = [...source.keys, ...left];
      if (source.reload?.() !== true) return false;
      const inFile = new Set(source.keys.map(({ id }) => id));
      left = before.filter(({ id }) => !inFile.has(id));
      return true;
    },
    get left() {
      return left.map(({ id }) => id);
    },
    forget(id) {
      left = left.filter((key) => key.id !== id);
    },
    follow(told) {
      store = told;
    },
  };
}
