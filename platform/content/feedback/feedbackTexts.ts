import { catalogue } from '../../core/text/catalogue.ts';
import type EN from './texts/EN.json';

/** What it is refused with, and the letter that the house gets. */
export const feedbackTexts = catalogue<typeof EN>('feedback', import.meta.url);
