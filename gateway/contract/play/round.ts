import { z } from 'zod';
import { call } from '../call.ts';
import { nothing } from '../sharedSchemas.ts';

/** Where everybody can see how a round came about that was drawn from seeds, and recompute it. */
export const roundVerifier = call({
  method: 'GET',
  path: '/lgw/games/roundVerifier',
  access: 'visitors',
  kind: 'read',
  group: 'games',
  shared: { fresh: 60_000, stale: 600_000 },
  specified: false,
  payload: nothing,
  answer: z.object({
    /**
     * A page that a frame may hold, as a path below a launch host or an absolute address. It takes `round` (a `roundId` of a bet), `lang` and
     * `theme`. Left out where there is none.
     */
    url: z.string().max(500).optional(),
  }),
});

export const roundCalls = { roundVerifier };
