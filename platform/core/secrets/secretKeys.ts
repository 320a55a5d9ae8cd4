import { createHash } from 'node:crypto';
import { isGuessableKey } from '#contract/isGuessableKey.ts';

/** A key that what must stay secret at rest is sealed and hashed with. */
export interface SecretKey {
  /** Names the key in everything it has sealed, and tells nothing about it. */
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** The newest key, which writes, and those before it, which still read. */
export interface SecretKeys {
  readonly current: readonly [SecretKey, ...SecretKey[]];
  /** Takes on what its file holds by now; answers whether that was anything new. A key that left the file stays until `forget`. */
  reload(): boolean;
  /** Keys that have left the file. */
  readonly left: readonly string[];
  /** Drops a key that nothing is sealed with any more. */
  forget(id: string): void;
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
  return {
    get current() {
      return [...source.keys, ...left] as [SecretKey, ...SecretKey[]];
    },
    reload() {
      const before = [...source.keys, ...left];
      if (source.reload?.() !== true) return false;
      const held = new Set(source.keys.map(({ id }) => id));
      left = before.filter(({ id }) => !held.has(id));
      return true;
    },
    get left() {
      return left.map(({ id }) => id);
    },
    forget(id) {
      left = left.filter((key) => key.id !== id);
    },
  };
}
