import { z } from 'zod';
import { gameType } from '../sharedSchemas.ts';

/** A page of a member's own list; `gameType` left out for all of them. */
export const ownGames = z.object({
  gameType: gameType.optional(),
  platform: z.string().max(64).default('html5-desktop'),
  pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(42),
});

export const ownGamesCount = { totalElements: z.number().int().nonnegative(), totalPages: z.number().int().nonnegative() } as const;
