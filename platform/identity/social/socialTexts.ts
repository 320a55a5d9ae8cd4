import { catalogue } from '../../core/text/catalogue.ts';
import type EN from './texts/EN.json';

export const socialTexts = catalogue<typeof EN>('social', import.meta.url);
