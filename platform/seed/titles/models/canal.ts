import type { ModelFigures } from '../slotModel.ts';

/** Calm, with a wild on every reel. */
export const canal: ModelFigures = {
  pays: {
    W: [120, 350, 1800],
    S: [2, 8, 30],
    A: [45, 175, 700],
    B: [35, 140, 500],
    C: [25, 100, 300],
    D: [20, 80, 250],
    E: [16, 50, 180],
    F: [15, 40, 120],
    G: [9, 30, 100],
    H: [7, 24, 70],
    I: [5, 16, 50],
  },
  strips: ['IDBHGSWDHEAIBFEICGIFE', 'CEGIHEGICGDSHBFWAIEIG', 'GIGFCADHCBGHIEHSFWEIB', 'BIHIGFGFAGDCGEICWFSEG', 'AIFDCGHEWSDGFCFEIEFBD'],
  freeGames: { scatters: 3, count: 6, multiplier: 2 },
  hitFrequency: '28.8885',
};
