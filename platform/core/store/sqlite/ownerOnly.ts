import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

const besides = ['', '-wal', '-shm', '-journal'];

/** Makes a store's file before SQLite does, whose other files take its mode: nobody but its owner may read what lies in them. */
export function ownerOnly(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const path of besides.map((each) => `${file}${each}`)) if (existsSync(path)) chmodSync(path, 0o600);
}
