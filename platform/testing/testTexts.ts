import { catalogues } from '../catalogues.ts';
import { createTexts } from '../core/text/createTexts.ts';
import type { Texts } from '../core/text/texts.ts';

/** Every text of the product. */
export const testTexts = (): Texts => createTexts(catalogues());
