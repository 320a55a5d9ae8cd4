import type { ModelFigures } from '../slotModel.ts';

/** Dear wilds on every reel. */
export const rapids: ModelFigures = {
  pays: {
    W: [100, 700, 7500],
    S: [4, 20, 200],
    A: [50, 350, 2000],
    B: [35, 225, 1500],
    C: [24, 140, 900],
    D: [15, 90, 500],
    E: [10, 60, 350],
    F: [5, 35, 200],
    G: [4, 24, 140],
    H: [3, 15, 80],
    I: [2, 10, 50],
  },
  strips: [
    'SIDGEDFCIGEHWFHAGDHBHGDG',
    'FHEIGCADBWGDBIEIHCIHSFGE',
    'IGHECWCGFEBHDGHCGSIAIGBH',
    'EHAEIEIEFBHSIDFHGWFCFHFG',
    'CISGIDHIWHGBDEFHDFAFHEHF',
  ],
  freeGames: { scatters: 3, count: 10, multiplier: 3 },
  hitFrequency: '27.1807',
};
