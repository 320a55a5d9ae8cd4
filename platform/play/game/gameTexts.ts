import { catalogue } from '../../core/text/catalogue.ts';
import type EN from './texts/EN.json';

/** Names of games by their codes, below `names`. */
export const gameTexts = catalogue<typeof EN>('game', import.meta.url);
