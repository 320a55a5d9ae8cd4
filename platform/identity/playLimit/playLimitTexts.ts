import { catalogue } from '../../core/text/catalogue.ts';
import type EN from './texts/EN.json';

export const playLimitTexts = catalogue<typeof EN>('playLimit', import.meta.url);
