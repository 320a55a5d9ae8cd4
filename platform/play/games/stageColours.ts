import type { BrandColours } from '#contract/system/brandColours.ts';

/** A game is darker than the page around it in both themes: in the light one the brand's dark colours stand under a sky at dusk. */
export const stageColours = ({ dark }: BrandColours): BrandColours => ({ light: dark, dark });
