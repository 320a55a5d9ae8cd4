import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { CannotStart } from './CannotStart.ts';
import { readArchive, type Manifest } from './core/backup/archive.ts';
import { DecryptionFailed } from './core/backup/sealedChunks.ts';
import { syncPath } from './core/disk/syncPath.ts';
import { reportOnBooks, type BooksReport } from './core/books/reportOnBooks.ts';
import type { SecretKey } from './core/secrets/secretKeys.ts';
import { openStore } from './core/store/openStore.ts';
import { reasonOf } from './core/reasonOf.ts';
import { modules } from './modules.ts';
import { openBooks, type BooksSettings } from './openBooks.ts';
import { restoringFolder, storeFile } from './openPlatformStore.ts';
import { ownFolder } from './ownFolder.ts';

/** What was restored, and what it says of itself. */
export interface Restored {
  readonly manifest: Manifest;
  readonly report: BooksReport;
}

/** Brings the tables of an older version up to this one's, as its start would, and checks the books. */
async function reportOnRestored(settings: BooksSettings): Promise<BooksReport> {
  const db = await openStore({ file: join(settings.dataDir, storeFile) }, modules.migrations).catch((error: unknown) => {
    throw new CannotStart(`the store in the backup cannot be opened: ${reasonOf(error)}`);
  });
  await db.destroy();
  const books = await openBooks(settings);
  try {
    return await reportOnBooks(books.parts);
  } finally {
    await books.close();
  }
}

/** Throws where the books are not those that were backed up; what was wrong with them then is let through where `isUnsound` says so. */
function requireSame({ manifest, report }: Restored, isUnsound: boolean): void {
  const { links, through, trialBalance, findings } = report;
  if (links !== manifest.links || through !== manifest.through || !isDeepStrictEqual([...trialBalance], manifest.trialBalance))
    throw new CannotStart('the books that were restored do not come to what they came to when they were backed up');
  if (findings.length > 0 && !isUnsound)
    throw new CannotStart(
      `the books in the backup are not sound (${findings.length} findings, ${manifest.findings} when it was made): --unsound puts them in place all the same`,
    );
}

/** The store last, and kept last by the disk: until it is there, no platform starts. Throws where something has come there since the folder was empty. */
function putInPlace(folder: string, dataDir: string): void {
  const others = readdirSync(dataDir).filter((name) => name !== restoringFolder);
  if (others.length > 0) throw new CannotStart(`${dataDir} was empty, and has ${others.join(', ')} by now: nothing is overwritten`);
  const besides = readdirSync(folder).filter((name) => !name.startsWith(storeFile));
  for (const names of [besides, [storeFile]]) {
    // What was read was kept as it came; heads may have been written anew since.
    for (const name of names) syncPath(join(folder, name));
    for (const name of names) renameSync(join(folder, name), join(dataDir, name));
    syncPath(dataDir);
  }
  syncPath(dirname(resolve(dataDir)));
}

/**
 * Puts the backup `from` in the data folder, which must be empty or not there, once it was seen that its books are whole and come to what they came to
 * when it was taken. Throws `CannotStart` where they do not, or it cannot be opened; then nothing is left of it.
 */
export async function restoreBackup(
  settings: BooksSettings,
  { from, keys, isUnsound }: { readonly from: string; readonly keys: readonly SecretKey[]; readonly isUnsound: boolean },
): Promise<Restored> {
  const { dataDir } = settings;
  if (settings.databaseUrl !== undefined)
    throw new CannotStart('DATABASE_URL is set: a backup is of the embedded store, and goes into DATA_DIR');
  if (!existsSync(from)) throw new CannotStart(`there is no backup ${from}`);
  const folder = join(dataDir, restoringFolder);
  const there = existsSync(dataDir) ? readdirSync(dataDir) : [];
  if (isDeepStrictEqual(there, [restoringFolder]))
    throw new CannotStart(`${folder} is there: a restore is under way, or was broken off, and then that folder can be removed`);
  if (there.length > 0) throw new CannotStart(`${dataDir} is not empty: nothing is overwritten, so name another DATA_DIR, or move it away`);
  ownFolder(dataDir);
  mkdirSync(folder, { mode: 0o700 });
  const clear = (): void => rmSync(folder, { recursive: true, force: true });
  // Whoever is told to end in the middle leaves no opened store with its keys behind either.
  process.once('exit', clear);
  try {
    const manifest = await readArchive(from, folder, keys).catch((error: unknown) => {
      throw error instanceof DecryptionFailed ? new CannotStart(`${from} cannot be opened: ${error.message}`) : error;
    });
    const report = await reportOnRestored({ ...settings, dataDir: folder });
    requireSame({ manifest, report }, isUnsound);
    putInPlace(folder, dataDir);
    return { manifest, report };
  } finally {
    process.off('exit', clear);
    clear();
  }
}
