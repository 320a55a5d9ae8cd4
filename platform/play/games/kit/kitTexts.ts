import type { TextTree } from '../../../core/text/texts.ts';
import type { CatalogueFiles } from './loadTexts.ts';
import type EN from './texts/EN.json';

/** Names of the drawings, for pay tables, picture texts and announcements. */
export type KitTexts = typeof EN;

export const kitTexts = (): CatalogueFiles => import.meta.glob<TextTree>('./texts/*.json', { import: 'default' });
