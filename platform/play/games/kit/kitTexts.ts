import type { TextTree } from '../../../core/text/texts.ts';
import type { CatalogueFiles } from './loadTexts.ts';
import type EN from './texts/EN.json';

/** What every game's page says, and names of the drawings. */
export type KitTexts = typeof EN;

export const kitTexts = (): CatalogueFiles => import.meta.glob<TextTree>('./texts/*.json', { import: 'default' });
