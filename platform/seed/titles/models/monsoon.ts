import type { ModelFigures } from '../slotModel.ts';

/** Free games at five times their win. */
export const monsoon: ModelFigures = {
  pays: {
    W: [0, 0, 0],
    S: [5, 25, 250],
    A: [45, 400, 3000],
    B: [35, 225, 1800],
    C: [18, 140, 1250],
    D: [9, 80, 600],
    E: [7, 50, 350],
    F: [5, 30, 200],
    G: [3, 18, 120],
    H: [2, 12, 70],
    I: [2, 5, 40],
  },
  strips: [
    'HIGFDFSFIEIBAGICHFIHEHFA',
    'SFCWIGFBEHEABFHIGAHDHICE',
    'GBGHBEHFAFSBIHCIEHFDGIGW',
    'GAGIBFEISGHDGWEDHIBIHFIC',
    'DHDCDGSWDAGIEIHIHGWBHFCI',
  ],
  freeGames: { scatters: 3, count: 10, multiplier: 5 },
  hitFrequency: '23.6079',
};
