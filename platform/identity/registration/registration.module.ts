import type { PlatformModule } from '../../core/module.ts';
import { registrationTexts } from './registrationTexts.ts';
import { registrationHandlers, type RegistrationParts } from './registrationHandlers.ts';
import { settingsHandlers } from './settingsHandlers.ts';

/** How a person becomes a member. */
export const registrationModule = {
  name: 'registration',
  texts: registrationTexts,
  handlers: (needs: RegistrationParts) => ({ ...registrationHandlers(needs), ...settingsHandlers(needs) }),
} satisfies PlatformModule;
