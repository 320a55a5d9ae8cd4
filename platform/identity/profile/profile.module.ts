import type { PlatformModule } from '../../core/module.ts';
import { catalogue } from '../../core/text/catalogue.ts';
import { profileHandlers } from './profileHandlers.ts';

/** What members tell of themselves: how they are called, how they look, when they were born. */
export const profileModule = {
  name: 'profile',
  texts: catalogue('profile', import.meta.url),
  handlers: profileHandlers,
} satisfies PlatformModule;
