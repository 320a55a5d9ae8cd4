import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const keyBytes = 32;
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * The key that secrets of members are sealed with, kept beside the store and not in it: whoever gets hold of a copy of the
 * database opens nothing. Made at the first start, from `earlier` where the store held it before; its owner alone may read it.
 * Throws where the file cannot be had or holds something else.
 */
export function secretKeyFile(folder: string, earlier?: Uint8Array): Uint8Array {
  const path = join(folder, 'secret.key');
  const written = join(folder, `secret.key.${process.pid}`);
  try {
    // Whole or not at all: a key that was cut off by a crash would shut its members out for good.
    const file = openSync(written, 'w', 0o600);
    writeSync(file, `${Buffer.from(earlier ?? randomBytes(keyBytes)).toString('base64url')}\n`);
    fsyncSync(file);
    closeSync(file);
    linkSync(written, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(written, { force: true });
  }
  chmodSync(path, 0o600);
  const bytes = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64url');
  if (bytes.length !== keyBytes) throw new Error(`${path} holds no key of ${keyBytes} bytes`);
  return bytes;
}
