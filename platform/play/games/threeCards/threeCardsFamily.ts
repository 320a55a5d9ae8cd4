import { catalogue } from '../../../core/text/catalogue.ts';
import type { FamilyFolder, GameTitle } from '../../family/gameFamily.ts';
import type { TableRules } from '../../family/tableRules.ts';
import { dealHand } from './dealHand.ts';

const family = 'threeCards';

const table: TableRules = {
  rooms: [
    { id: 'three-cards-ferry', seats: 2, ante: '200' },
    { id: 'three-cards-lantern', seats: 2, ante: '1000' },
    { id: 'three-cards-market', seats: 3, ante: '500' },
    { id: 'three-cards-delta', seats: 4, ante: '2000' },
  ],
  rakePercent: '2.5',
  rakeCap: '100',
  deal: dealHand,
};

const title: GameTitle = {
  family,
  code: 'ss-three-cards',
  version: 1,
  vendorCode: 'SS',
  category: 'PVP',
  classification: 'folk',
  stakes: ['200', '500', '1000', '2000'],
  lineCount: 0,
  hero: 'cards',
  companion: 'lantern',
  // Of what all seats of a hand stake together, the rake is all that the house keeps, and at most this.
  exactReturn: '97.5000000',
  describe: () => ({ code: 'ss-three-cards', version: 1, rooms: table.rooms, rakePercent: table.rakePercent, rakeCap: table.rakeCap }),
  // Nobody plays it against the house.
  play: () => undefined,
  table,
};

/** Three cards each from one deck, and the pot for the best hand: between members alone. */
export const threeCardsFamily: FamilyFolder<unknown> = { name: family, texts: catalogue(family, import.meta.url), open: () => [title] };
