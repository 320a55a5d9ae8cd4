import { catalogue } from '../../core/text/catalogue.ts';
import type EN from './texts/EN.json';

export const passwordTexts = catalogue<typeof EN>('password', import.meta.url);
