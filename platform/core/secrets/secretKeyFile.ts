import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, fsyncSync, linkSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { syncPath } from '../disk/syncPath.ts';

const keyBytes = 32;
export const secretKeyFileName = 'secret.key';
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * Path of a file with keys, kept beside the store and not in it: whoever gets hold of a copy of the database opens nothing by
 * `secret.key`, which personal data is sealed with. Made with one key where it is missing; its owner alone may read it. Throws where it cannot be had.
 */
export function secretKeyFile(folder: string, name: `${string}.key` = secretKeyFileName): string {
  const path = join(folder, name);
  const written = join(folder, `${name}.${process.pid}`);
  try {
    // Whole or not at all: a key that was cut off by a crash would shut its members out for good.
    const file = openSync(written, 'w', 0o600);
    writeSync(file, `${randomBytes(keyBytes).toString('base64url')}\n`);
    fsyncSync(file);
    closeSync(file);
    linkSync(written, path);
    // Before anything is sealed by it.
    syncPath(folder);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(written, { force: true });
  }
  chmodSync(path, 0o600);
  return path;
}
