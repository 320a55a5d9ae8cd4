import type { z } from 'zod';
import type { gameType } from '#contract/sharedSchemas.ts';
import { builder } from '../../builder.ts';

export type Category = z.output<typeof gameType>;

export const GameCategory = builder.enumType('GameCategory', {
  description: 'The kind of play, and so the lobby that a game stands in.',
  values: {
    LIVE: { description: 'Live casino: tables with real dealers.' },
    RNG: { description: 'Slots and other games decided by a random number generator.' },
    SPORTS: { description: 'Sports books without e-sports.' },
    ESPORTS: { description: 'Books on video game matches, which the operator may file under sports.' },
    FISH: { description: 'Fishing games, where skill aims and chance pays.' },
    PVP: { description: 'Poker and card games among players.' },
    LOTT: { description: 'Lotteries with official draws.' },
    ELOTT: { description: "Lotteries with fast draws of the operator's own." },
    INHOUSE: { description: 'Games made by the operator itself.' },
  } satisfies Record<Category, { description: string }>,
});
