import type { PlatformModule } from '../../core/module.ts';
import { bannerHandlers } from './bannerHandlers.ts';
import { bannerTexts } from './bannerTexts.ts';

/** What the site puts forward. */
export const bannerModule = { name: 'banner', texts: bannerTexts, handlers: bannerHandlers } satisfies PlatformModule;
