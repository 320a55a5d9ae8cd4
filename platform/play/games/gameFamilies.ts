import type { FamilyFolder, GameFamily } from '../family/gameFamily.ts';
import { seamlessFamily } from './seamless/seamlessFamily.ts';
import { slotFamily } from './slot/slotFamily.ts';
import type { SlotTitle } from './slot/title.ts';
import { threeCardsFamily } from './threeCards/threeCardsFamily.ts';

/** Every kind of game there is: the one place that names them. */
const folders: readonly FamilyFolder<readonly SlotTitle[]>[] = [slotFamily, seamlessFamily, threeCardsFamily];

/** What the games of every family are called. */
export const familyTexts = folders.map(({ texts }) => texts);

/** All games; `slots` are those that come with the brands. Works out every return, so make it once. */
export const gameFamilies = (slots: readonly SlotTitle[]): readonly GameFamily[] =>
  folders.map(({ name, isElsewhere = false, open }) => ({ name, isElsewhere, titles: open(slots) }));
