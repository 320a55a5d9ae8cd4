import { z } from 'zod';
import { call } from '../call.ts';
import { amount, gameType, idList, imagePath, language } from '../sharedSchemas.ts';

export const gameRow = z.object({
  /** Names the game among all of the operator's: `gamesById`, favourites and `launchGame` go by it. At most 64 characters, no comma. */
  nodeId: z.string(),
  /** Goes with it to `launchGame`; may be the same. */
  gameId: z.string(),
  /** The vendor's own word for the game. */
  gameCode: z.string(),
  /** In the language of the request. */
  gameName: z.string(),
  /** Code of the vendor the game belongs to. */
  vassalage: z.string(),
  vendorName: z.string(),
  gameType,
  /**
   * The operator's finer sort within the category, which lists can be narrowed to; empty where it has none. The lobby of the site offers `classic`,
   * `folk`, `sea`, `fortune` and `night`, written so.
   */
  gameClassify: z.string(),
  /** `VASSALAGE` where the tile stands for a vendor's whole list instead of one game. */
  isGame: z.string().optional(),
  /** 1 = promoted by the operator. */
  isHot: z.number().int(),
  imgUrl: imagePath,
  /** `TCG_SEA` of a lottery that is played on a screen of its own; nothing else is read. */
  accountTypeName: z.string().optional(),
  /** Way of playing that such a lottery starts with. */
  defaultPlayType: z.string().optional(),
  /** Smallest and largest total stake of one round, in the brand's currency. */
  minBet: amount,
  /** The largest stake of one round. */
  maxBet: amount,
  /** Pay lines of a slot; 0 where lines mean nothing. */
  lineNum: z.number().int(),
  /** Return to player in percent with its exact decimals, where the vendor publishes it. */
  rtp: z.string().optional(),
  maintenance: z.boolean(),
});

/** One page of a category's games; behind the last page there are none. */
export const gameList = call({
  method: 'GET',
  path: '/wps/game/list',
  access: 'visitors',
  kind: 'read',
  group: 'games',
  shared: { fresh: 10_000, stale: 120_000, onlyRepeated: true },
  specified: false,
  payload: z.object({
    /** 3, the web. */
    clientType: z.coerce.number().int().default(3),
    /** What games have to run on: always this one. */
    platform: z.string().default('html5-desktop'),
    /** Not sent by the site. */
    channel: z.string().optional(),
    gameType,
    /** Code of the vendor whose games alone are meant; all of them where it is left out. */
    vassalage: z.string().max(32).optional(),
    /** One of the words of `gameClassify`. */
    gameClassify: z.string().max(32).optional(),
    /** Part of the title, as somebody typed it. */
    gameName: z.string().max(64).optional(),
    /** The stake that somebody wants to begin with: leaves out games that only take more. */
    minBet: amount.optional(),
    /** Leaves out games with fewer pay lines. */
    minLineNum: z.coerce.number().int().min(0).max(1000).optional(),
    /** 1 = only those that the operator promotes. */
    isHot: z.coerce.number().pipe(z.literal(1)).optional(),
    /** Names from A on, or highest return first, or smallest stake first; left out for the operator's own order. */
    sortBy: z.enum(['NAME', 'RTP', 'MIN_BET']).optional(),
    /** Counted from 1. */
    pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(42),
  }),
  answer: z.object({
    games: z.array(gameRow),
    /** Games that fit, over all pages. */
    total: z.number().int(),
    totalPages: z.number().int(),
  }),
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
  /** 1 = promoted by the operator. */
  isHot: z.number().int(),
  gameClassify: z.string(),
  gameType,
  /** Names the card. */
  nodeId: z.string(),
  /** As of a game. */
  isGame: z.string().optional(),
  imgUrl: imagePath,
  /** How many games `gameList` has of this vendor in this category. */
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
  payload: z.object({
    /** As of `gameList`. */
    platform: z.string().default('html5-desktop'),
  }),
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
    /** As `account` of `memberInfo`; the token is what counts. */
    username: z.string().max(64),
    /** That of the session, as in the header. */
    token: z.string(),
    /** As the header `merchant`, which is the one that counts; the operator's documents want both. */
    merchantCode: z.string().max(32),
    /** As the header `language`, likewise. */
    language,
  }),
  answer: z.object({ game_url: z.string().optional(), game_url2: z.string().optional() }),
});

export const gameCalls = { gameList, gamesById, gameVendors, launchGame };
