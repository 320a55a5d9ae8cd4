import { z } from 'zod';
import { call } from '../call.ts';
import { amount, currency, instant } from '../sharedSchemas.ts';
import { gameRow } from './game.ts';

/** Rounds of the last days that paid out more than was staked, the latest first; of trial accounts there are none. */
export const winnerBoard = call({
  method: 'GET',
  path: '/lgw/games/winners',
  access: 'visitors',
  kind: 'read',
  group: 'games',
  shared: { fresh: 10_000, stale: 120_000 },
  specified: false,
  payload: z.object({ count: z.coerce.number().int().min(1).max(100).default(20) }),
  answer: z.object({
    winners: z.array(
      z.object({
        /** The first letters of the account's name, the rest masked. */
        winner: z.string(),
        /** What was paid out, stake included. */
        winAmount: amount,
        currency,
        winTime: instant,
        game: gameRow,
      }),
    ),
  }),
});

export const winnerCalls = { winnerBoard };
