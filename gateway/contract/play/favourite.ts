import { z } from 'zod';
import { call } from '../call.ts';
import { gameType } from '../sharedSchemas.ts';
import { gameRow } from './game.ts';

/** A page of a member's own list; `gameType` left out for all of them. */
const page = z.object({
  gameType: gameType.optional(),
  platform: z.string().max(64).default('html5-desktop'),
  pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(42),
});
const counted = { totalElements: z.number().int().nonnegative(), totalPages: z.number().int().nonnegative() } as const;

/** A member's favourite games, the one added last first. Games that are no longer offered are left out. */
export const favouriteGames = call({
  method: 'GET',
  path: '/wps/game/favorite/list',
  access: 'members',
  kind: 'read',
  group: 'games',
  specified: false,
  payload: page,
  answer: z.object({ content: z.array(gameRow), ...counted }),
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

/** The games a member has played, the one played last first, each once. Games that are no longer offered are left out. */
export const recentGames = call({
  method: 'GET',
  path: '/wps/game/recent/list',
  access: 'members',
  kind: 'read',
  group: 'games',
  specified: false,
  payload: page,
  answer: z.object({ list: z.array(gameRow), ...counted }),
});

export const favouriteCalls = { favouriteGames, favouriteIds, addFavourite, removeFavourite, recentGames };
