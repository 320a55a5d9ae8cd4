import { expiry } from '../jobs/expiry.ts';
import type { PlatformModule } from '../module.ts';
import type { PlatformParts } from '../parts.ts';
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

/** What lies or travels sealed. */
export const secretsModule = {
  name: 'secrets',
  migrations: secretMigrations,
  sealed: [sealedPlatformKeys],
  services: (parts: PlatformParts) => ({ payloadEncryption: createPayloadEncryption(parts) }),
  jobs: (parts: PlatformParts) => [expiry(parts, { table: 'opened_seal', column: 'expires_at' })],
} satisfies PlatformModule;
