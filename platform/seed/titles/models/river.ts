import type { ModelFigures } from '../slotModel.ts';

/** The reference: middling in everything. */
export const river: ModelFigures = {
  pays: {
    W: [0, 0, 0],
    S: [2, 10, 50],
    A: [35, 140, 500],
    B: [35, 125, 300],
    C: [25, 90, 300],
    D: [16, 80, 250],
    E: [10, 45, 150],
    F: [9, 30, 100],
    G: [9, 30, 75],
    H: [7, 24, 50],
    I: [4, 12, 45],
  },
  strips: ['HFDFGIFEABFIEFCESAID', 'AFCHBEAFEFWDSBHEGFIE', 'CFIAEWCEGHFIEHFSDBIG', 'ECGBFDCWEDHFSEIAFHGD', 'DIGHGHGWDFCBAESBGHEC'],
  freeGames: { scatters: 3, count: 8, multiplier: 2 },
  hitFrequency: '26.6944',
};
