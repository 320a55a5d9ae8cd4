import { catalogue } from '../../core/text/catalogue.ts';
import type EN from './texts/EN.json';

export const accountRecordTexts = catalogue<typeof EN>('accountRecord', import.meta.url);
