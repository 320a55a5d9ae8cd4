import type { PlatformModule } from '../../core/module.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { createPayeeNames } from './payeeNames.ts';

/** Whom members are paid as, for those that stand before payout accounts. */
export const payeeModule = {
  name: 'payee',
  services: (parts: PlatformParts) => ({ payeeNames: createPayeeNames(parts) }),
} satisfies PlatformModule;
