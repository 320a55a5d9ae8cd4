import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it that are missing, for their owner alone. Node's own `recursive` goes round for good where a file system
 * such as `/proc` says of a new folder that the one above is missing, which is there.
 */
export function makeFolder(path: string): void {
  const isThere = () => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  if (isThere()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process made it a moment ago.
    if (!isThere()) throw error;
  }
}
