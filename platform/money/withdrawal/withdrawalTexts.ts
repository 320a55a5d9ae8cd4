import { catalogue } from '../../core/text/catalogue.ts';
import type EN from './texts/EN.json';

export const withdrawalTexts = catalogue<typeof EN>('withdrawal', import.meta.url);
