import type { PlatformModule } from '../../core/module.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { createGuessablePasswords } from './guessablePasswords.ts';
import { memberHandlers } from './memberHandlers.ts';
import { createMembers } from './members.ts';

/** People with an account. */
export const memberModule = {
  name: 'member',
  services: (parts: PlatformParts) => ({ guessable: createGuessablePasswords(parts.brand), members: createMembers(parts) }),
  handlers: memberHandlers,
} satisfies PlatformModule;
