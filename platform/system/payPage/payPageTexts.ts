import { catalogue } from '../../core/text/catalogue.ts';
import type EN from './texts/EN.json';

export const payPageTexts = catalogue<typeof EN>('payPage', import.meta.url);
