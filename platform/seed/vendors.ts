import type { Studio } from '../play/vendor/vendor.ts';

/** Invented studios; a brand's folder says which of them it has. */
export const studios: readonly Studio[] = [
  { code: 'XGS', name: 'Xuồng Games', hue: 178 },
  { code: 'SS', name: 'Sông Studio', hue: 204 },
  { code: 'LTN', name: 'Lantern Row', hue: 28 },
  { code: 'NGT', name: 'Nine Gates', hue: 352 },
  { code: 'MKG', name: 'Mekong Reels', hue: 158 },
  { code: 'TRG', name: 'Bronze Drum', hue: 44 },
  { code: 'HSN', name: 'Lotus Play', hue: 322 },
  { code: 'DLT', name: 'Delta Nine', hue: 228 },
  { code: 'CRP', name: 'Carp & Co', hue: 12 },
  // Its games run at an address of its own: the stand-in plays it where the settings name none.
  { code: 'CPH', name: 'Chợ Phiên', hue: 286 },
];
