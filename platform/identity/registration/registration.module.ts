import type { PlatformModule } from '../../core/module.ts';
import { registrationTexts } from './registrationTexts.ts';
import { registrationHandlers } from './registerMember.ts';

/** How a person becomes a member. */
export const registrationModule = {
  name: 'registration',
  texts: registrationTexts,
  handlers: registrationHandlers,
} satisfies PlatformModule;
