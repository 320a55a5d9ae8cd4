import { catalogue } from '../../core/text/catalogue.ts';
import type EN from './texts/EN.json';

export const verificationTexts = catalogue<typeof EN>('verification', import.meta.url);
