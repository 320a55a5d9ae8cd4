import { z } from 'zod';
import { call } from '../call.ts';
import { amount, nothing } from '../sharedSchemas.ts';
import { gameRow } from './game.ts';

const roomId = z.string().max(64);

const roomRow = z.object({
  /** What `pvpLaunch` and `launchGame` take. */
  roomId,
  /** In the language of the request. */
  roomName: z.string(),
  /** Seats of one hand. */
  seatCount: z.number().int().min(2),
  /** Of those, how many are taken in the hand that waits; a room where a hand has just begun has none taken. */
  seatsTaken: z.number().int().nonnegative(),
  /** Smallest stake of one hand, in the brand's currency. */
  minBet: amount,
  /** The largest stake of one hand. */
  maxBet: amount,
  /** What the house keeps of each pot, in per cent. */
  rake: amount,
  maintenance: z.boolean(),
  /** What is played there. */
  game: gameRow,
});

/** Rooms where members play against each other, in the operator's order. */
export const pvpRooms = call({
  method: 'GET',
  path: '/wps/game/pvp/rooms',
  access: 'visitors',
  kind: 'read',
  group: 'games',
  shared: { fresh: 2_000, stale: 10_000 },
  specified: false,
  payload: nothing,
  answer: z.object({ rooms: z.array(roomRow) }),
});

/**
 * Opens a game in one of its rooms. `content` carries a single-use launch token that dies after 60 seconds; it is a path below a launch
 * host, or an absolute address. Trial accounts do not play against others. Refusals: `game_not_found`, `game_maintenance`,
 * `game_vendor_error` with what the vendor says.
 */
export const pvpLaunch = call({
  method: 'GET',
  path: '/wps/game/pvp/launch',
  access: 'members',
  kind: 'write',
  whilePaused: false,
  group: 'games',
  specified: false,
  refusals: ['game_not_found', 'game_maintenance', 'game_vendor_error'],
  payload: z.object({ roomId }),
  answer: z.object({ content: z.string() }),
});

export const roomCalls = { pvpRooms, pvpLaunch };
