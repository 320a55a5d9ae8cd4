import { copyFileSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { CannotStart } from './CannotStart.ts';
import { reportOnBooks, type BooksReport } from './core/books/reportOnBooks.ts';
import { writeArchive } from './core/backup/archive.ts';
import { beginStoreCopy } from './core/backup/storeCopies.ts';
import { freeBytes } from './core/disk/freeBytes.ts';
import { systemRandom } from './core/random.ts';
import type { SecretKey } from './core/secrets/secretKeys.ts';
import { openBooks, type BooksSettings } from './openBooks.ts';
import { storeFile } from './openPlatformStore.ts';

/** Bytes that are left free beside a copy: the disk of a store that runs must not become full by its backup. */
const roomBeside = 256 * 1024 * 1024;
/** In one go: between two steps a writer would make SQLite begin anew. Readers and writers go on meanwhile. */
const allPages = 2 ** 31 - 1;

/** Copies what lies beside a store: its keys, without which it cannot be opened, or the heads of its chains. Answers their names. */
function copyBesides(what: RegExp, from: string, to: string): readonly string[] {
  const names = readdirSync(from).filter((name) => what.test(name));
  for (const name of names) copyFileSync(join(from, name), join(to, name));
  return names;
}

/** Throws where the disk under the store has no room for its copy, nor for the backup where that goes into a folder on the same disk. */
function requireRoom(dataDir: string, target: string): void {
  const bytes = [storeFile, `${storeFile}-wal`]
    .map((name) => statSync(join(dataDir, name), { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size, 0);
  // The copy is still there while the backup is written.
  const isOneDisk = statSync(target).dev === statSync(dataDir).dev;
  const needed = (isOneDisk ? 2 * bytes : bytes) + roomBeside;
  if (freeBytes(dataDir) < needed)
    throw new CannotStart(
      `the disk under ${dataDir} has not room enough for a copy${isOneDisk ? ' and the backup' : ''}: ${Math.ceil(needed / 2 ** 20)} MB are needed`,
    );
}

async function copyStore(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  try {
    await backup(source, to, { rate: allPages });
  } finally {
    source.close();
  }
}

async function reportOnCopy(settings: BooksSettings): Promise<BooksReport> {
  const books = await openBooks(settings);
  try {
    return await reportOnBooks(books.parts);
  } finally {
    await books.close();
  }
}

/**
 * Writes the embedded store, its keys and the heads of its chains sealed into the file `to`, while a platform runs on it or none does, and answers what the
 * books in it came to. The copy lies beside the store until it is sealed, readable by its owner alone. Throws `CannotStart`.
 */
export async function takeBackup(
  settings: BooksSettings,
  { to, key, now }: { readonly to: string; readonly key: SecretKey; readonly now: number },
): Promise<BooksReport> {
  const { dataDir } = settings;
  if (settings.databaseUrl !== undefined)
    throw new CannotStart('DATABASE_URL names a PostgreSQL, which is backed up by its own means, such as pg_basebackup');
  if (!existsSync(join(dataDir, storeFile))) throw new CannotStart(`there is no store in ${dataDir}`);
  for (const path of [to, `${to}.part`])
    if (existsSync(path)) throw new CannotStart(`${resolve(path)} is there already: nothing is overwritten`);
  const target = dirname(resolve(to));
  if (!existsSync(target)) throw new CannotStart(`there is no folder ${target}`);
  const copy = beginStoreCopy(dataDir);
  if (copy === undefined) throw new CannotStart(`another backup of ${dataDir} is being written`);
  const { folder } = copy;
  const clear = (): void => {
    rmSync(`${to}.part`, { force: true });
    copy.end();
  };
  // Whoever is told to end in the middle leaves no copy behind either.
  process.once('exit', clear);
  try {
    requireRoom(dataDir, target);
    // Before the store: a head that is older than its chain covers less of it, and is still true.
    const heads = copyBesides(/^\w+\.head$/, dataDir, folder);
    await copyStore(join(dataDir, storeFile), join(folder, storeFile));
    // After it: a key lies in its file before anything is sealed by it, and stays there until nothing is.
    const keys = copyBesides(/^\w+\.key$/, dataDir, folder);
    const report = await reportOnCopy({ ...settings, dataDir: folder });
    const { links, through, trialBalance, findings } = report;
    const manifest = { takenAt: now, findings: findings.length, links, through, trialBalance: [...trialBalance] };
    await writeArchive(to, { manifest, folder, names: [...heads, ...keys, storeFile], key, random: systemRandom });
    return report;
  } finally {
    process.off('exit', clear);
    clear();
  }
}
