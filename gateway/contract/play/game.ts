import { z } from 'zod';
import { call } from '../call.ts';
import { amount, gameType, idList, imagePath, language } from '../sharedSchemas.ts';

export const gameRow = z.object({
  nodeId: z.string(),
  gameId: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  /** Code of the vendor the game belongs to. */
  vassalage: z.string(),
  vendorName: z.string(),
  gameType,
  gameClassify: z.string(),
  /** `VASSALAGE` where the tile stands for a vendor's whole list instead of one game. */
  isGame: z.string().optional(),
  /** 1 = promoted by the operator. */
  isHot: z.number().int(),
  imgUrl: imagePath,
  accountTypeName: z.string().optional(),
  defaultPlayType: z.string().optional(),
  minBet: amount,
  maxBet: amount,
  lineNum: z.number().int(),
  /** Return to player in percent with its exact decimals, where the vendor publishes it. */
  rtp: z.string().optional(),
  maintenance: z.boolean(),
});

/** One page of a category's games. */
export const gameList = call({
  method: 'GET',
  path: '/wps/game/list',
  access: 'visitors',
  kind: 'read',
  group: 'games',
  shared: { fresh: 10_000, stale: 120_000, onlyRepeated: true },
  specified: false,
  payload: z.object({
    clientType: z.coerce.number().int().default(3),
    platform: z.string().default('html5-desktop'),
    channel: z.string().optional(),
    gameType,
    /** Code of the vendor whose games alone are meant; all of them where it is left out. */
    vassalage: z.string().max(32).optional(),
    gameClassify: z.string().max(32).optional(),
    gameName: z.string().max(64).optional(),
    minBet: amount.optional(),
    minLineNum: z.coerce.number().int().min(0).max(1000).optional(),
    /** 1 = only those that the operator promotes. */
    isHot: z.coerce.number().pipe(z.literal(1)).optional(),
    /** Names from A on, or highest return first, or smallest stake first; left out for the operator's own order. */
    sortBy: z.enum(['NAME', 'RTP', 'MIN_BET']).optional(),
    pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(42),
  }),
  answer: z.object({ games: z.array(gameRow), total: z.number().int(), totalPages: z.number().int() }),
});

/** The games with these ids, in any order; those that are not offered are left out. */
export const gamesById = call({
  method: 'GET',
  path: '/wps/game/byId',
  access: 'visitors',
  kind: 'read',
  group: 'games',
  shared: { fresh: 10_000, stale: 120_000, onlyRepeated: true },
  specified: false,
  payload: z.object({ nodeIds: idList }),
  answer: z.object({ games: z.array(gameRow) }),
});

const vendorCard = z.object({
  /** Code of the vendor. */
  vassalage: z.string(),
  title: z.string(),
  isHot: z.number().int(),
  gameClassify: z.string(),
  gameType,
  nodeId: z.string(),
  isGame: z.string().optional(),
  imgUrl: imagePath,
  gameCount: z.number().int(),
});

/** Every vendor, one lane per category. */
export const gameVendors = call({
  method: 'GET',
  path: '/wps/game/vendors',
  access: 'visitors',
  kind: 'read',
  group: 'games',
  shared: { fresh: 30_000, stale: 600_000 },
  specified: false,
  payload: z.object({ platform: z.string().default('html5-desktop') }),
  answer: z.object({
    data: z.object({ lanes: z.array(z.object({ gameType, cards: z.array(vendorCard) })) }),
  }),
});

/**
 * Opens a game. `game_url` carries a single-use launch token that dies after 60 seconds; it is a
 * path below a launch host, or an absolute address. Refusals: `game_not_found`, `game_maintenance`,
 * `game_vendor_error` with what the vendor says, `in_need_true_account`.
 */
export const launchGame = call({
  method: 'POST',
  path: '/wps/game/launchGame',
  access: 'membersAndTrials',
  kind: 'write',
  whilePaused: false,
  group: 'games',
  refusals: ['game_not_found', 'game_maintenance', 'game_vendor_error', 'in_need_true_account'],
  payload: z.object({
    gameId: z.string().max(64).optional(),
    roomId: z.string().max(64).optional(),
    nodeId: z.string().max(64),
    accountType: z.literal(1).default(1),
    confirmTrans: z.literal(0).default(0),
    /** Code of the vendor of the game. */
    vassalage: z.string().max(32),
    launchMode: z.literal('GLS').default('GLS'),
    platform: z.string().default('html5-desktop'),
    clientType: z.literal(3).default(3),
    username: z.string().max(64),
    token: z.string(),
    /** As the header `merchant`, which is the one that counts; the operator's documents want both. */
    merchantCode: z.string().max(32),
    /** As the header `language`, likewise. */
    language,
  }),
  answer: z.object({ game_url: z.string().optional(), game_url2: z.string().optional() }),
});

export const gameCalls = { gameList, gamesById, gameVendors, launchGame };
