import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile, StoreInUse } from '../store/sqlite/lockFile.ts';

const prefix = 'backup-copy-';
/** As `mkdtemp` ends a name: a folder that somebody called alike is not ours to clear. */
const ours = new RegExp(`^${prefix}[A-Za-z0-9]{6}$`);

const copiesIn = (dataDir: string): readonly string[] => readdirSync(dataDir).filter((name) => ours.test(name));

/** Undefined where another process has the lock. */
function lockCopies(dataDir: string): (() => void) | undefined {
  try {
    return lockFile(join(dataDir, 'backup'));
  } catch (error) {
    if (error instanceof StoreInUse) return undefined;
    throw error;
  }
}

function clear(dataDir: string): void {
  for (const name of copiesIn(dataDir)) rmSync(join(dataDir, name), { recursive: true, force: true });
}

/** A copy of the store, in a folder of its own. */
export interface StoreCopy {
  readonly folder: string;
  /** Takes it away. */
  end(): void;
}

/** Begins a copy beside the store, and clears those of backups that were killed. Undefined where another process writes one. */
export function beginStoreCopy(dataDir: string): StoreCopy | undefined {
  const unlock = lockCopies(dataDir);
  if (unlock === undefined) return undefined;
  try {
    clear(dataDir);
    const folder = mkdtempSync(join(dataDir, prefix));
    return {
      folder,
      end() {
        rmSync(folder, { recursive: true, force: true });
        unlock();
      },
    };
  } catch (error) {
    // A disk without room must not keep the next backup out.
    unlock();
    throw error;
  }
}

/** Clears the copies of backups that were killed: each is the whole store once more. One that is being written now stays. Answers whether any were there. */
export function clearStoreCopies(dataDir: string): boolean {
  if (copiesIn(dataDir).length === 0) return false;
  const unlock = lockCopies(dataDir);
  if (unlock === undefined) return false;
  try {
    clear(dataDir);
  } finally {
    unlock();
  }
  return true;
}
