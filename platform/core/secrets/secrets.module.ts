import type { PlatformModule } from '../module.ts';
import type { PlatformParts } from '../parts.ts';
import { createPayloadEncryption } from './payloadEncryption.ts';

/** What lies or travels sealed. */
export const secretsModule = {
  name: 'secrets',
  services: (parts: PlatformParts) => ({ payloadEncryption: createPayloadEncryption(parts) }),
} satisfies PlatformModule;
