import type { PlatformModule } from '../module.ts';
import type { PlatformParts } from '../parts.ts';
import { createAttempts } from './attempts.ts';

/** How often something may be tried. */
export const limitsModule = {
  name: 'limits',
  services: (parts: PlatformParts) => ({ attempts: createAttempts(parts) }),
} satisfies PlatformModule;
