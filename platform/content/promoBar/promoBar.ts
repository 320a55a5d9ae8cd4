import type { TextByLanguage } from '../../core/text/textIn.ts';

/** Characters: what fits into one line. */
export const longestPromoBar = 90;

/** One line with a link that stands at the edge of every page until it is put away. */
export interface PromoBar {
  readonly id: string;
  readonly words: TextByLanguage;
  /** An address, or a path of the site. */
  readonly url: string;
}
