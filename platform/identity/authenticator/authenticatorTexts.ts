import { catalogue } from '../../core/text/catalogue.ts';
import type EN from './texts/EN.json';

export const authenticatorTexts = catalogue<typeof EN>('authenticator', import.meta.url);
