import { z } from 'zod';
import { call } from '../call.ts';
import { gameRow } from './game.ts';

/** The games played most, most played first. */
export const popularGames = call({
  method: 'GET',
  path: '/lgw/games/popular',
  access: 'visitors',
  kind: 'read',
  group: 'games',
  shared: { fresh: 30_000, stale: 600_000 },
  specified: false,
  payload: z.object({
    count: z.coerce.number().int().min(1).max(100).default(20),
    /** Always `SEA` from the site. */
    prizeMode: z.enum(['Lott', 'ZY', 'Elott', 'SEA']).default('SEA'),
    /** Where it is shown: `WEB`. */
    device: z.string().default('WEB'),
  }),
  answer: z.object({ games: z.array(gameRow) }),
});

export const popularGameCalls = { popularGames };
