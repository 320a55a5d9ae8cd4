import type { SymbolName } from '../../family/symbolNames.ts';

/** Address of a drawing; the art part serves it from the page's own origin. */
export const symbolPicture = (symbol: SymbolName): string => `/art/symbols/${symbol}.svg`;
