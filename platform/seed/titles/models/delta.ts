import type { ModelFigures } from '../slotModel.ts';

/** Two scatters on every other reel: frequent free games, modest lines. */
export const delta: ModelFigures = {
  pays: {
    W: [0, 0, 0],
    S: [1, 4, 20],
    A: [25, 140, 750],
    B: [24, 100, 500],
    C: [14, 70, 350],
    D: [10, 50, 225],
    E: [7, 35, 150],
    F: [5, 24, 140],
    G: [4, 15, 70],
    H: [3, 10, 45],
    I: [2, 7, 30],
  },
  strips: [
    'DHFCHBGEBAGESCISHIAIHEGI',
    'DEFEIHEGHDHBWEHIFWHAGICS',
    'DSIDISABWAIGIAWFHEGCFHEI',
    'WGFWFCGIFAEHBIDHGFEGDASI',
    'HIGHIBGEHDSGDSICFEGIBAGI',
  ],
  freeGames: { scatters: 3, count: 6, multiplier: 2 },
  hitFrequency: '32.3875',
};
