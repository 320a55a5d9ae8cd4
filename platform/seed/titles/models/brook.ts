import type { ModelFigures } from '../slotModel.ts';

/** The quietest water: plenty of small wins, short free games without a multiplier. */
export const brook: ModelFigures = {
  pays: {
    W: [0, 0, 0],
    S: [2, 5, 20],
    A: [50, 200, 750],
    B: [40, 150, 450],
    C: [35, 120, 400],
    D: [25, 90, 250],
    E: [20, 70, 200],
    F: [16, 50, 150],
    G: [15, 30, 100],
    H: [10, 30, 80],
  },
  strips: ['HCHSBDHFGDEGHAGFDGFE', 'DGCHCFBEGDGFEBSWCFAE', 'CSHDGEWHDHAGHGEDHFBD', 'AWGFGCBHDEAFSHBDGEFC', 'SEDBDABHGCEGHFHEBDED'],
  freeGames: { scatters: 3, count: 5, multiplier: 1 },
  hitFrequency: '26.3574',
};
