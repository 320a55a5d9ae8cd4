import type { ModelFigures } from '../slotModel.ts';

/** Free games come often and bring one another; they do not multiply. */
export const lagoon: ModelFigures = {
  pays: {
    W: [0, 0, 0],
    S: [1, 5, 25],
    A: [35, 150, 700],
    B: [30, 100, 400],
    C: [24, 80, 300],
    D: [16, 60, 225],
    E: [14, 45, 175],
    F: [10, 35, 120],
    G: [8, 25, 80],
    H: [6, 18, 70],
    I: [4, 16, 24],
  },
  strips: [
    'BGDGDGAFDHIFSADFHECFGH',
    'BGFIGSGHCBGAWFGWHEFSDH',
    'FESFCDWIDFGFHBCBEFIABG',
    'SCIBADFIHWCGHECSCWEAIH',
    'GEGCHGHDHEGSIBHFBHCFAE',
  ],
  freeGames: { scatters: 3, count: 7, multiplier: 1 },
  hitFrequency: '29.3871',
};
