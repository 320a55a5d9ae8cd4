import { closeSync, fsyncSync, openSync } from 'node:fs';

/**
 * Has the disk keep what was written to a file, or which names a folder holds: a file that was written, linked or renamed whole can still be missing
 * after a power cut until its folder is kept as well.
 */
export function syncPath(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
