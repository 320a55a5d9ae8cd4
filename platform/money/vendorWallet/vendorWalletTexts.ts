import { catalogue } from '../../core/text/catalogue.ts';
import type EN from './texts/EN.json';

export const vendorWalletTexts = catalogue<typeof EN>('vendorWallet', import.meta.url);
