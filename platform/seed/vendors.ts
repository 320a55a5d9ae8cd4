/** A studio of the demonstration brand. */
export interface SeedVendor {
  readonly code: string;
  readonly name: string;
  /** Hue of its pictures, in degrees. */
  readonly hue: number;
  readonly hot: boolean;
  readonly inHouse: boolean;
}

/** Invented studios; XGS and SS are the operator's own. */
export const seedVendors: readonly SeedVendor[] = [
  { code: 'XGS', name: 'Xuồng Games', hue: 178, hot: true, inHouse: true },
  { code: 'SS', name: 'Sông Studio', hue: 204, hot: true, inHouse: true },
  { code: 'LTN', name: 'Lantern Row', hue: 28, hot: true, inHouse: false },
  { code: 'NGT', name: 'Nine Gates', hue: 352, hot: false, inHouse: false },
  { code: 'MKG', name: 'Mekong Reels', hue: 158, hot: true, inHouse: false },
  { code: 'TRG', name: 'Bronze Drum', hue: 44, hot: false, inHouse: false },
  { code: 'HSN', name: 'Lotus Play', hue: 322, hot: true, inHouse: false },
  { code: 'DLT', name: 'Delta Nine', hue: 228, hot: false, inHouse: false },
  { code: 'CRP', name: 'Carp & Co', hue: 12, hot: false, inHouse: false },
];
