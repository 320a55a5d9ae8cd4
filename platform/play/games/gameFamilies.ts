import type { GameFamily } from '../family/gameFamily.ts';
import { slotFamily } from './slot/slotFamily.ts';
import type { SlotTitle } from './slot/title.ts';

/** Every kind of game there is; `slots` are the titles of theirs that come with the brands. Works out every return, so make it once. */
export const gameFamilies = (slots: readonly SlotTitle[]): readonly GameFamily[] => [slotFamily(slots)];
