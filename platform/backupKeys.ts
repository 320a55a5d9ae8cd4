import { relative, resolve } from 'node:path';
import { openKeyFile } from '#contract/keyFile.ts';
import { CannotStart } from './CannotStart.ts';
import type { PlatformConfig } from './config.ts';
import { secretKeyOf, type SecretKey } from './core/secrets/secretKeys.ts';
import { reasonOf } from './core/reasonOf.ts';

const howTo = 'make one by `openssl rand -base64 32 > backup.key`, keep it apart from store and backups, and name it in BACKUP_KEY_FILE';

/** The keys that backups are sealed with, the newest first. Throws `CannotStart` where there are none, or they lie in what is backed up. */
export function backupKeys({
  backupKeys: given,
  backupKeyFile: file,
  dataDir,
}: Pick<PlatformConfig, 'backupKeys' | 'backupKeyFile' | 'dataDir'>): readonly [SecretKey, ...SecretKey[]] {
  const [first, ...rest] = given ?? [];
  if (first) return [first, ...rest];
  if (file === undefined) throw new CannotStart(`there is no key for backups: ${howTo}`);
  if (!relative(resolve(dataDir), resolve(file)).startsWith('..'))
    throw new CannotStart('BACKUP_KEY_FILE lies in the data folder: whoever took that would have the backups as well');
  try {
    return openKeyFile(file, secretKeyOf).keys;
  } catch (error) {
    throw new CannotStart(`BACKUP_KEY_FILE cannot be read: ${reasonOf(error)}`);
  }
}
