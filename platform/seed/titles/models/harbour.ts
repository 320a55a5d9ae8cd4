import type { ModelFigures } from '../slotModel.ts';

/** Eight symbols only, so that runs meet often. */
export const harbour: ModelFigures = {
  pays: {
    W: [0, 0, 0],
    S: [2, 10, 100],
    A: [25, 125, 500],
    B: [20, 100, 350],
    C: [14, 70, 250],
    D: [10, 50, 200],
    E: [8, 35, 120],
    F: [6, 25, 80],
    G: [4, 18, 60],
    H: [3, 12, 40],
  },
  strips: ['DACHBADCFECHEHEGFEGSFB', 'HCSHFWHFGEBGAEGEHEDGB', 'DBCSEHGECFHEFGAWEBWE', 'GSFHFCGFAEFDFGWHBEGCD', 'SHGHBGCFECFDBGHCEHGAHG'],
  freeGames: { scatters: 3, count: 10, multiplier: 2 },
  hitFrequency: '32.0330',
};
