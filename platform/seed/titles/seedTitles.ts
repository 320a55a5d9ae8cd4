import type { SlotTitle } from '../../play/games/slot/title.ts';
import { crpTitles } from './crpTitles.ts';
import { dltTitles } from './dltTitles.ts';
import { hsnTitles } from './hsnTitles.ts';
import { ltnTitles } from './ltnTitles.ts';
import { mkgTitles } from './mkgTitles.ts';
import { ngtTitles } from './ngtTitles.ts';
import { ssTitles } from './ssTitles.ts';
import { trgTitles } from './trgTitles.ts';
import { xgsTitles } from './xgsTitles.ts';

/** Every version of every game, in the order of the vendors. A version once played stays in it for ever. */
export const seedTitles: readonly SlotTitle[] = [
  ...xgsTitles,
  ...ssTitles,
  ...ltnTitles,
  ...ngtTitles,
  ...mkgTitles,
  ...trgTitles,
  ...hsnTitles,
  ...dltTitles,
  ...crpTitles,
];
