import { z } from 'zod';
import { call } from '../call.ts';
import { gameType } from '../sharedSchemas.ts';
import { gameRow } from './game.ts';
import { ownGames, ownGamesCount } from './ownGames.ts';

/** A member's favourite games, the one added last first. Games that are no longer offered are left out. */
export const favouriteGames = call({
  method: 'GET',
  path: '/wps/game/favorite/list',
  access: 'members',
  kind: 'read',
  group: 'games',
  specified: false,
  payload: ownGames,
  answer: z.object({ content: z.array(gameRow), ...ownGamesCount }),
});

/** Ids of all of a member's favourites, the one added last first, for marking their tiles. */
export const favouriteIds = call({
  method: 'GET',
  path: '/wps/game/favorite/ids',
  access: 'members',
  kind: 'read',
  group: 'games',
  specified: false,
  payload: z.object({}),
  answer: z.object({ nodeIds: z.array(z.string()) }),
});

const nodeId = z.string().max(64);

/** Marks a game as a favourite; marking it again changes nothing. At most 200 are kept. Refusals: `game_not_found`, `favorites_full`. */
export const addFavourite = call({
  method: 'POST',
  path: '/wps/game/favorite/add',
  access: 'members',
  kind: 'write',
  group: 'games',
  specified: false,
  refusals: ['game_not_found', 'favorites_full'],
  payload: z.object({ nodeId, vendor: z.string().max(32), gameType }),
  answer: z.object({}),
});

/** Takes the mark from a game; one without it changes nothing. */
export const removeFavourite = call({
  method: 'POST',
  path: '/wps/game/favorite/remove',
  access: 'members',
  kind: 'write',
  group: 'games',
  specified: false,
  payload: z.object({ nodeId }),
  answer: z.object({}),
});

export const favouriteCalls = { favouriteGames, favouriteIds, addFavourite, removeFavourite };
