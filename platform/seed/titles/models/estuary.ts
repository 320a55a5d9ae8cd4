import type { ModelFigures } from '../slotModel.ts';

/** Long free games, doubled. */
export const estuary: ModelFigures = {
  pays: {
    W: [60, 300, 2500],
    S: [2, 15, 100],
    A: [30, 160, 800],
    B: [25, 125, 800],
    C: [15, 80, 400],
    D: [10, 50, 250],
    E: [8, 35, 175],
    F: [6, 25, 120],
    G: [5, 18, 75],
    H: [2, 14, 50],
    I: [2, 8, 40],
  },
  strips: [
    'EAGHAIFGHBSHDEIFGHCDWDC',
    'IHFHDSDEIDIBCGAEGHWCFDE',
    'WCEIFGHDEGCGWBIDGIHISAD',
    'CDSHIEAWGEDFEAGEFCGBDEH',
    'EFHEIFGISACWHIHGBGHDGHI',
  ],
  freeGames: { scatters: 3, count: 12, multiplier: 2 },
  hitFrequency: '29.2072',
};
