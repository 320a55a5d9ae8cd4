import type { ModelFigures } from '../slotModel.ts';

/** Eight symbols and tripled free games. */
export const tide: ModelFigures = {
  pays: {
    W: [0, 0, 0],
    S: [3, 15, 100],
    A: [35, 225, 1200],
    B: [24, 140, 700],
    C: [16, 100, 500],
    D: [12, 60, 300],
    E: [8, 40, 200],
    F: [5, 30, 120],
    G: [4, 18, 80],
    H: [3, 12, 50],
  },
  strips: [
    'FDAESCFHFHFEBEFHGEGABG',
    'WHSEHBHFEBFEFEFBDCGDAG',
    'GHDHFADEHWEDFBDHFAHECS',
    'DHBHCDWFDCGDEGHCSHBHAC',
    'EWDEFGESFDFAGHFGHBECDG',
  ],
  freeGames: { scatters: 3, count: 10, multiplier: 3 },
  hitFrequency: '26.7744',
};
