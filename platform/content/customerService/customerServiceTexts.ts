import { catalogue } from '../../core/text/catalogue.ts';
import type EN from './texts/EN.json';

export const customerServiceTexts = catalogue<typeof EN>('customerService', import.meta.url);
