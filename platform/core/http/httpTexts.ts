import { catalogue } from '../text/catalogue.ts';
import type EN from './texts/EN.json';

export const httpTexts = catalogue<typeof EN>('http', import.meta.url);
