import { catalogue } from '../../core/text/catalogue.ts';
import type EN from './texts/EN.json';

export const memberTransferTexts = catalogue<typeof EN>('memberTransfer', import.meta.url);
