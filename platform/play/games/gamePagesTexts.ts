import { catalogue } from '../../core/text/catalogue.ts';
import type EN from './texts/EN.json';

/** What the server writes into the pages itself. */
export const gamePagesTexts = catalogue<typeof EN>('gamePages', import.meta.url);
