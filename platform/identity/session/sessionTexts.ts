import { catalogue } from '../../core/text/catalogue.ts';
import type EN from './texts/EN.json';

export const sessionTexts = catalogue<typeof EN>('session', import.meta.url);
