import type { ModelFigures } from '../slotModel.ts';

/** Each reel is a stop longer than the one before it. */
export const ferry: ModelFigures = {
  pays: {
    W: [80, 350, 1500],
    S: [3, 10, 50],
    A: [35, 175, 800],
    B: [25, 125, 600],
    C: [18, 90, 400],
    D: [14, 60, 250],
    E: [10, 45, 200],
    F: [7, 35, 125],
    G: [6, 24, 90],
    H: [3, 16, 60],
    I: [3, 12, 40],
  },
  strips: [
    'HICIFIDEWCFIBCGAIHSC',
    'SBDFGFCEIGWGCGBEAEFHI',
    'HICEIFIHAGDSEWEIHFCFEB',
    'DAHDIDHEIHWDFECBIDEFGFS',
    'IDGAGEGEFIBCGIGEFHSCWCIW',
  ],
  freeGames: { scatters: 3, count: 8, multiplier: 3 },
  hitFrequency: '26.5149',
};
