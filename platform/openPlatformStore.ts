import { accessSync, constants, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { CannotStart } from './CannotStart.ts';
import type { PlatformConfig } from './config.ts';
import { clearStoreCopies } from './core/backup/storeCopies.ts';
import { type ChainHeadStore, headFile } from './core/books/chainHead.ts';
import type { Clock } from './core/clock.ts';
import type { Log } from './core/log.ts';
import type { Database } from './core/store/database.ts';
import { reasonOf } from './core/reasonOf.ts';
import { UnknownMigrations } from './core/store/migrate.ts';
import { openReads } from './core/store/openReads.ts';
import { openStore } from './core/store/openStore.ts';
import type { DatabasePresence } from './core/store/postgres/databasePresence.ts';
import type { DiskRoom } from './core/store/sqlite/sqliteDriver.ts';
import { databaseOf } from './databaseOf.ts';
import { modules } from './modules.ts';
import { ownFolder } from './ownFolder.ts';

/** Where the head of the chain over all postings is kept, beside an embedded store. */
export const headFileName = 'books.head';
/** The same of the chain over the audit trail. */
export const auditHeadFileName = 'audit.head';
/** The embedded store itself. */
export const storeFile = 'platform.db';
/** Where a backup is opened and checked before it is put in place. */
export const restoringFolder = 'restoring';
/** Keeps the head of a chain in a file of this name, beside an embedded store; nothing does on a database, which has backups of its own. */
export const keptHead = (
  { databaseUrl, dataDir }: Pick<PlatformConfig, 'databaseUrl' | 'dataDir'>,
  name: string,
): { readonly head?: ChainHeadStore } => (databaseUrl === undefined ? { head: headFile(join(dataDir, name)) } : {});

/** For what grows with what has happened in `db`, which the settings name. */
export const readsOf = (db: Kysely<Database>, { databaseUrl, dataDir }: PlatformConfig): Kysely<Database> =>
  openReads(db, databaseUrl === undefined ? join(dataDir, storeFile) : undefined);

/** What is no use without the store that it belongs to. The key of personal data stays: it opens the old store and the new one. */
const filesOfStore = [storeFile, `${storeFile}-wal`, `${storeFile}-shm`, headFileName, auditHeadFileName];

/** Moves a store that cannot be read any more into a folder of its own, whose path it answers. */
function moveAside(dataDir: string, now: number): string {
  const aside = join(dataDir, `before-${new Date(now).toISOString().replaceAll(/\D/g, '').slice(0, 17)}`);
  ownFolder(aside);
  for (const name of filesOfStore) if (existsSync(join(dataDir, name))) renameSync(join(dataDir, name), join(aside, name));
  return aside;
}

/** Tidying up alone: a start does not fail by it. */
function clearBackups(dataDir: string, log: Log): void {
  try {
    if (clearStoreCopies(dataDir)) log.warn({ event: 'backup_cleared' }, `a backup was killed: its copy in ${dataDir} was cleared`);
  } catch (error) {
    log.warn({ error }, `a backup was killed: its copy in ${dataDir} cannot be cleared`);
  }
}

/**
 * The store that the settings name. One that another version began is put aside and begun anew where it is a file for trying out, with a line in the log
 * that says where; in production, where members and their money would be gone from the site, it is left as it is, as is a database of somebody's
 * own. Throws `CannotStart`.
 */
export async function openPlatformStore(
  { databaseUrl, dataDir, isProduction }: PlatformConfig,
  {
    clock,
    log,
    room,
    presence,
  }: { readonly clock: Clock; readonly log: Log; readonly room: DiskRoom | undefined; readonly presence?: DatabasePresence },
): Promise<Kysely<Database>> {
  const fail = (where: string) => (error: unknown) => {
    throw new CannotStart(`${where} cannot be opened: ${reasonOf(error)}`);
  };
  if (databaseUrl !== undefined)
    return openStore({ url: databaseUrl, ...(presence && { presence }) }, modules.migrations).catch((error: unknown) => {
      if (error instanceof UnknownMigrations)
        throw new CannotStart(
          `${databaseOf(databaseUrl)} cannot be used: ${error.message}; start the version that wrote it, or name another DATABASE_URL`,
        );
      return fail(databaseOf(databaseUrl))(error);
    });
  try {
    ownFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new CannotStart(`the data folder ${dataDir} cannot be written (${code})`);
  }
  const file = join(dataDir, storeFile);
  // Begun now it would be another store, which the restore would be put over while it runs.
  if (existsSync(join(dataDir, restoringFolder)) && !existsSync(file))
    throw new CannotStart(
      `a backup is being restored into ${dataDir}: wait for its end; where it was broken off, restore it anew into an empty folder`,
    );
  clearBackups(dataDir, log);
  const open = () => openStore({ file }, modules.migrations, room);
  return open()
    .catch((error: unknown) => {
      if (!(error instanceof UnknownMigrations)) throw error;
      if (isProduction) throw new Error(`${error.message}; start the version that wrote it, or name another DATA_DIR`);
      const aside = moveAside(dataDir, clock.now());
      log.warn(
        { event: 'store_begun_anew', aside },
        `the data in ${dataDir} is of another version: it was moved to ${aside}, and begun anew`,
      );
      return open();
    })
    .catch(fail(file));
}
