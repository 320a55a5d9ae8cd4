import { catalogue } from '../../core/text/catalogue.ts';
import type EN from './texts/EN.json';

export const siteTexts = catalogue<typeof EN>('site', import.meta.url);
