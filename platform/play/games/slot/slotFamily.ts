import { catalogue } from '../../../core/text/catalogue.ts';
import type { FamilyFolder, GameTitle } from '../../family/gameFamily.ts';
import { playRound } from './playRound.ts';
import { returnText } from './returnToPlayer.ts';
import type { SlotTitle } from './title.ts';

const family = 'slot';

const gameTitle = (title: SlotTitle): GameTitle => {
  const { code, version, vendorCode, classification, stakes, hero, companion, model } = title;
  return {
    family,
    code,
    version,
    vendorCode,
    category: 'RNG',
    classification,
    stakes,
    lineCount: model.lines.length,
    hero,
    companion,
    exactReturn: returnText(model),
    describe: () => title,
    play: () => ({
      choice: {},
      settle(stake, draws) {
        const { spins, win } = playRound(model, stake, draws);
        return { payout: win, outcome: { spins } };
      },
    }),
  };
};

/** Slots of five reels: one paid spin and the free games that it leads to. */
export const slotFamily: FamilyFolder<readonly SlotTitle[]> = {
  name: family,
  texts: catalogue(family, import.meta.url),
  open: (titles) => titles.map(gameTitle),
};
