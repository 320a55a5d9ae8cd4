import type { ModelFigures } from '../slotModel.ts';

/** Fifteen tripled free games at once. */
export const falls: ModelFigures = {
  pays: {
    W: [50, 350, 3000],
    S: [2, 20, 250],
    A: [25, 160, 1200],
    B: [15, 100, 700],
    C: [10, 60, 400],
    D: [6, 40, 250],
    E: [4, 20, 140],
    F: [2, 12, 80],
    G: [2, 8, 50],
    H: [2, 5, 30],
  },
  strips: [
    'AFGFBHFWEACDAHCHGHFDSFHE',
    'ASCGBGEDFCHEAGCEFHFGWAHB',
    'DFBHEDBCSFEAGEWFGFBEGCHC',
    'HGDFHWFCSBHGEBFBEGADEAFG',
    'SBDHFBDWAHGDHCEBAHGCDHAE',
  ],
  freeGames: { scatters: 3, count: 15, multiplier: 3 },
  hitFrequency: '26.0826',
};
