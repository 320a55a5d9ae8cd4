import { catalogue } from '../../core/text/catalogue.ts';
import type EN from './texts/EN.json';

export const paymentPasswordTexts = catalogue<typeof EN>('paymentPassword', import.meta.url);
