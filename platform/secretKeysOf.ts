import { join } from 'node:path';
import { openKeyFile } from '#contract/keyFile.ts';
import { CannotStart } from './CannotStart.ts';
import type { PlatformConfig } from './config.ts';
import { secretKeyFile, secretKeyFileName } from './core/secrets/secretKeyFile.ts';
import { createSecretKeys, secretKeyOf, type SecretKeys } from './core/secrets/secretKeys.ts';
import { reasonOf } from './core/reasonOf.ts';
import { ownFolder } from './ownFolder.ts';

type Settings = Pick<PlatformConfig, 'secretKeys' | 'secretKeyFile' | 'dataDir'>;

/**
 * The keys for personal data: those given, or those of a file, which lies beside the store where none is named. There it is made where it is missing,
 * unless `isThere` says that it must be. Throws `CannotStart`.
 */
export function secretKeysOf({ secretKeys: given, secretKeyFile: file, dataDir }: Settings, { isThere = false } = {}): SecretKeys {
  try {
    const [first, ...rest] = given ?? [];
    if (first) return createSecretKeys({ keys: [first, ...rest] });
    if (file !== undefined) return createSecretKeys(openKeyFile(file, secretKeyOf));
    if (isThere) return createSecretKeys(openKeyFile(join(dataDir, secretKeyFileName), secretKeyOf));
    ownFolder(dataDir);
    return createSecretKeys(openKeyFile(secretKeyFile(dataDir), secretKeyOf));
  } catch (error) {
    throw new CannotStart(`${file === undefined ? '' : 'SECRET_KEY_FILE: '}the key for personal data cannot be had: ${reasonOf(error)}`);
  }
}
