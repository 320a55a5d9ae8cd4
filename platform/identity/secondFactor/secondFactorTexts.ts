import { catalogue } from '../../core/text/catalogue.ts';
import type EN from './texts/EN.json';

export const secondFactorTexts = catalogue<typeof EN>('secondFactor', import.meta.url);
