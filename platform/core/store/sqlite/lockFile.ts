import { DatabaseSync } from 'node:sqlite';
import { ownerOnly } from './ownerOnly.ts';

/** Another process has this store open. */
export class StoreInUse extends Error {
  constructor(file: string) {
    super(`another platform is already running on ${file}`);
  }
}

/**
 * Holds `${file}.lock` until the returned function is called or the process ends, however it ends:
 * the lock is the operating system's, taken through an otherwise empty SQLite file. Waits a second
 * for a predecessor that is just closing, then throws `StoreInUse`.
 */
export function lockFile(file: string): () => void {
  ownerOnly(`${file}.lock`);
  const lock = new DatabaseSync(`${file}.lock`, { timeout: 1_000 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Error && /database is locked/.test(error.message)) throw new StoreInUse(file);
    throw error;
  }
  return () => lock.close();
}
