import { chmodSync, mkdirSync } from 'node:fs';

/** Makes the data folder, which nobody but its owner may look into, also where it was there before. */
export function ownFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
}
