import { catalogue } from '../../core/text/catalogue.ts';
import type EN from './texts/EN.json';

export const payoutAccountTexts = catalogue<typeof EN>('payoutAccount', import.meta.url);
