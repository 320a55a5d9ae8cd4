import type { PlatformModule } from '../../core/module.ts';
import { bannerHandlers } from './bannerHandlers.ts';

/** What the site puts forward. */
export const bannerModule = { name: 'banner', handlers: bannerHandlers } satisfies PlatformModule;
