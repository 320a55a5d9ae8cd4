import type { PlatformModule } from '../../core/module.ts';
import { contactHandlers } from './contactHandlers.ts';
import { contactTexts } from './contactTexts.ts';

/** How a member is reached: numbers and mail addresses that were proven, and how they are changed. */
export const contactModule = {
  name: 'contact',
  texts: contactTexts,
  handlers: contactHandlers,
} satisfies PlatformModule;
