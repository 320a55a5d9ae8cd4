import { z } from 'zod';
import { call } from '../call.ts';
import { gameRow } from './game.ts';
import { ownGames, ownGamesCount } from './ownGames.ts';

/** The games a member has played, the one played last first, each once. Games that are no longer offered are left out. */
export const recentGames = call({
  method: 'GET',
  path: '/wps/game/recent/list',
  access: 'members',
  kind: 'read',
  group: 'games',
  specified: false,
  payload: ownGames,
  answer: z.object({ list: z.array(gameRow), ...ownGamesCount }),
});

export const recentGameCalls = { recentGames };
