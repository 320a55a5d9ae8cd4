import type { ModelFigures } from '../slotModel.ts';

/** Cheap low symbols pay for dear high ones. */
export const gorge: ModelFigures = {
  pays: {
    W: [0, 0, 0],
    S: [3, 20, 200],
    A: [35, 300, 2500],
    B: [30, 160, 1200],
    C: [18, 125, 900],
    D: [10, 70, 400],
    E: [8, 70, 250],
    F: [3, 24, 120],
    G: [3, 16, 80],
    H: [3, 9, 50],
    I: [2, 5, 25],
  },
  strips: [
    'HGDGBHEICGSGCEFBABCHFHCG',
    'FICWEAHIHAGDIEHDBIGDGSH',
    'DSHDFICWEHDWBGCGDFIAGH',
    'AEHCDGBIDEFHEFGFCGWISIH',
    'GIEFBHCEHAIDIHFDCSEDEWHI',
  ],
  freeGames: { scatters: 3, count: 12, multiplier: 3 },
  hitFrequency: '24.4883',
};
