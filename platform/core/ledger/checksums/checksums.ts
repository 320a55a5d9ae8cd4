import { createHmac, createSecretKey } from 'node:crypto';

type Value = string | bigint | null;

/** Checksums that nobody can make who holds the store and not the key. */
export interface Checksums {
  /** HMAC-SHA-256 in base64url of `values`, which are told apart by type and length, and of `kind`: the table, or the step of a row's life, such as `bet.seen`. */
  of(kind: string, values: readonly Value[]): string;
}

function written(value: Value): string {
  if (value === null) return 'n;';
  return typeof value === 'bigint' ? `i${value};` : `t${value.length}:${value};`;
}

/** `key` has 32 bytes. */
export function createChecksums(key: Uint8Array): Checksums {
  // Made once: from bytes, every checksum would cost ten times as much.
  const secret = createSecretKey(key);
  return {
    of: (kind, values) =>
      createHmac('sha256', secret)
        .update(`${kind};${values.map(written).join('')}`)
        .digest('base64url'),
  };
}
