import { catalogue } from '../../core/text/catalogue.ts';
import type EN from './texts/EN.json';

/** How the words of a banner are read out. */
export const bannerTexts = catalogue<typeof EN>('banner', import.meta.url);
