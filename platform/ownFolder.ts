import { chmodSync } from 'node:fs';
import { makeFolder } from '#contract/makeFolder.ts';

/** Makes the data folder, which nobody but its owner may look into, also where it was there before. */
export function ownFolder(path: string): void {
  makeFolder(path);
  chmodSync(path, 0o700);
}
