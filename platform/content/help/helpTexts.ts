import { catalogue } from '../../core/text/catalogue.ts';
import type EN from './texts/EN.json';

/** Names of the topics. */
export const helpTexts = catalogue<typeof EN>('help', import.meta.url);
