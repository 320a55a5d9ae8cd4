import { catalogue } from '../../core/text/catalogue.ts';
import type EN from './texts/EN.json';

export const registrationTexts = catalogue<typeof EN>('registration', import.meta.url);
