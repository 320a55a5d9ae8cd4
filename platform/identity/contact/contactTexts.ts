import { catalogue } from '../../core/text/catalogue.ts';
import type EN from './texts/EN.json';

export const contactTexts = catalogue<typeof EN>('contact', import.meta.url);
