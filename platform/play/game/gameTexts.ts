import { catalogue } from '../../core/text/catalogue.ts';
import type EN from './texts/EN.json';

/** What is said of games in general; what each is called stands with its family. */
export const gameTexts = catalogue<typeof EN>('game', import.meta.url);
