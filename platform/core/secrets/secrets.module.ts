import { expiry } from '../jobs/expiry.ts';
import { recurringJob, runAgain } from '../jobs/jobHandler.ts';
import type { PlatformModule } from '../module.ts';
import type { PlatformParts } from '../parts.ts';
import { type KeyRotation, sealAnewKind } from './keyRotation.ts';
import { createPayloadEncryption } from './payloadEncryption.ts';
import { secretMigrations } from './secretMigrations.ts';
import type { PlatformKeyTable, OpenedSealTable, SecretKeyTable } from './secretTables.ts';
import { sealedPlatformKeys } from './sealedPlatformKeys.ts';

declare module '../store/database.ts' {
  interface Database {
    platform_key: PlatformKeyTable;
    opened_seal: OpenedSealTable;
    secret_key: SecretKeyTable;
  }
}

interface Needs extends PlatformParts {
  /** Undefined where keys never change. */
  readonly keyRotation: KeyRotation | undefined;
}

/** What lies or travels sealed. */
export const secretsModule = {
  name: 'secrets',
  migrations: secretMigrations,
  sealed: [sealedPlatformKeys],
  services: (parts: PlatformParts) => ({ payloadEncryption: createPayloadEncryption(parts) }),
  jobs: ({ keyRotation, ...parts }: Needs) => [
    expiry(parts, { table: 'opened_seal', column: 'expires_at' }),
    recurringJob(sealAnewKind, '* * * * *', async (transaction) => {
      if (await keyRotation?.sealSome(transaction)) return runAgain;
    }),
  ],
} satisfies PlatformModule;
