import { catalogue } from '../../core/text/catalogue.ts';
import type EN from './texts/EN.json';

/** What a member is told. */
export type MessageCode = keyof typeof EN;

/** Title and content of each message; the content becomes HTML, a paragraph for each line. */
export const messageTexts = catalogue<typeof EN>('message', import.meta.url);
