import { catalogue } from '../../core/text/catalogue.ts';
import type EN from './texts/EN.json';

export const depositTexts = catalogue<typeof EN>('deposit', import.meta.url);
