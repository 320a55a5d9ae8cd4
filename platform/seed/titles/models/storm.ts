import type { ModelFigures } from '../slotModel.ts';

/** The wildest: eight free games at eight times their win. */
export const storm: ModelFigures = {
  pays: {
    W: [60, 450, 5000],
    S: [5, 50, 500],
    A: [25, 250, 2000],
    B: [12, 150, 1250],
    C: [9, 75, 700],
    D: [5, 45, 350],
    E: [3, 35, 200],
    F: [2, 15, 125],
    G: [2, 7, 75],
    H: [2, 6, 35],
    I: [2, 5, 18],
  },
  strips: [
    'BFEFWICGDHFBHGCIFGDCSFIA',
    'EIAFBFHSHDICDIGCIHFIEWHB',
    'IDFGHSEGEIDGIBAECGHFGIWA',
    'FCAIBHEAGIABFWISHDHCGIDI',
    'FEICAHGBIDHEWGIEGHIDESGI',
  ],
  freeGames: { scatters: 3, count: 8, multiplier: 8 },
  hitFrequency: '23.5299',
};
