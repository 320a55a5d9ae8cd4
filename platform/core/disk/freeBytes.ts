import { statfsSync } from 'node:fs';

/** Bytes of the disk under `folder` that this process may still write. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
