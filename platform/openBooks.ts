import type { AuditChainParts } from './core/audit/auditChain.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from './CannotStart.ts';
import type { PlatformConfig } from './config.ts';
import { readBooksKey } from './core/books/booksKey.ts';
import type { CheckedParts } from './core/books/reportOnBooks.ts';
import { systemClock } from './core/clock.ts';
import { createChecksums } from './core/ledger/checksums/checksums.ts';
import { systemRandom } from './core/random.ts';
import { reasonOf } from './core/reasonOf.ts';
import { createSecrets } from './core/secrets/secrets.ts';
import { readStore } from './core/store/readStore.ts';
import { databaseOf } from './databaseOf.ts';
import { modules } from './modules.ts';
import { auditHeadFileName, headFileName, keptHead, storeFile } from './openPlatformStore.ts';
import { secretKeysOf } from './secretKeysOf.ts';

/** Books to look at. */
export interface OpenBooks {
  readonly parts: CheckedParts;
  readonly auditTrail: AuditChainParts;
  close(): Promise<void>;
}

export type BooksSettings = Pick<PlatformConfig, 'databaseUrl' | 'dataDir' | 'secretKeys' | 'secretKeyFile'>;

/**
 * The books that the settings name, for reading alone, whether or not a platform runs on them. Throws `CannotStart` where there are none,
 * another version wrote them, or the key that their own key lies sealed by is another.
 */
export async function openBooks(settings: BooksSettings): Promise<OpenBooks> {
  const { databaseUrl, dataDir } = settings;
  const file = join(dataDir, storeFile);
  if (databaseUrl === undefined && !existsSync(file)) throw new CannotStart(`there is no store in ${dataDir}`);
  const where = databaseUrl === undefined ? file : databaseOf(databaseUrl);
  const keys = secretKeysOf(settings, { isThere: true });
  const secrets = createSecrets({ random: systemRandom, keys: () => keys.current });
  const db = await readStore(databaseUrl === undefined ? { file } : { url: databaseUrl }, modules.migrations).catch((error: unknown) => {
    throw new CannotStart(`${where} cannot be read: ${reasonOf(error)}`);
  });
  try {
    const checksums = await readBooksKey({ db, secrets }).then(createChecksums, () => {
      throw new CannotStart(`the key that the books are checked by cannot be opened: was ${where} written under another key?`);
    });
    const shared = { db, clock: systemClock, checksums };
    return {
      parts: { ...shared, vouched: modules.vouched, ...keptHead(settings, headFileName) },
      auditTrail: { ...shared, ...keptHead(settings, auditHeadFileName) },
      close: () => db.destroy(),
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
