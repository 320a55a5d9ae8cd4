import { z } from 'zod';
import { call } from '../call.ts';
import { amount, calendarDay, currency, gameType, idList, instant, nothing } from '../sharedSchemas.ts';

const betStatus = z.enum(['PLACED', 'SETTLED', 'VOID', 'CANCELLED']);

const betRow = z.object({
  recordId: z.string(),
  nodeId: z.string(),
  gameName: z.string(),
  gameType,
  /** Code of the vendor of the game. */
  vassalage: z.string(),
  /** What the vendor is called. */
  vassalageName: z.string(),
  /** What was put in; zero for a free round. */
  betAmount: amount,
  /** What was paid out, the stake included: zero while it is `PLACED`, the stake where that was given back. */
  winAmount: amount,
  currency,
  status: betStatus,
  betTime: instant,
  /** Of the round that it was drawn from seeds in, as the round verifier is asked for it; left out for what came about otherwise. */
  roundId: z.string().max(64).optional(),
});

/** Sums over bets. What was given back counts for nothing, what is open for its stake alone. */
const betSums = z.object({
  /** What was put in. */
  betAmount: amount,
  /** What of the stakes counted as turnover. */
  validBetAmount: amount,
  /** What was paid out, stakes included. */
  winAmount: amount,
  /** Won less staked in settled bets: below zero where more was lost. */
  netAmount: amount,
});

/**
 * The member's own bets, newest day first and within a day the newest first, read backwards from `beforeRecordId`. What is left out of
 * the filter leaves out nothing. Total, sums and what was played are of the whole filter, not of the page.
 */
export const betRecords = call({
  method: 'GET',
  path: '/wps/member/betRecords',
  access: 'members',
  kind: 'read',
  group: 'records',
  specified: false,
  payload: z.object({
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
    /** The last record of the page before; left out for the newest page. */
    beforeRecordId: z.string().max(64).optional(),
    /** The first day on which they were placed. */
    fromDay: calendarDay.optional(),
    /** The last one. */
    toDay: calendarDay.optional(),
    gameType: gameType.optional(),
    /** Code of the vendor whose games alone are meant; all of them where it is left out. */
    vassalage: z.string().max(32).optional(),
    status: betStatus.optional(),
  }),
  answer: z.object({
    records: z.array(betRow),
    total: z.number().int().nonnegative(),
    hasMore: z.boolean(),
    totals: betSums,
    /** That of the totals. */
    currency,
    /** Where the member has bets between the two days, whatever else is filtered: what can be chosen. */
    played: z.array(z.object({ gameType, vassalage: z.string(), vassalageName: z.string() })),
  }),
});

/** Those of the member's own bets that have these ids, however old, in any order; ids of nobody and of others are left out alike. */
export const betRecordsById = call({
  method: 'GET',
  path: '/wps/member/betRecords/byId',
  access: 'members',
  kind: 'read',
  group: 'records',
  specified: false,
  payload: z.object({ recordIds: idList }),
  answer: z.object({ records: z.array(betRow) }),
});

/**
 * The member's own decided bets whose outcome was not seen to its end, the newest first, twenty at most: what a broken connection or a closed
 * page left behind. Each is paid. One leaves the list once it was seen, by its game or by `markRoundSeen`, or once another bet is placed on its game.
 */
export const unfinishedRounds = call({
  method: 'GET',
  path: '/wps/member/betRecords/unfinished',
  access: 'members',
  kind: 'read',
  group: 'records',
  specified: false,
  payload: nothing,
  answer: z.object({ records: z.array(betRow) }),
});

/**
 * Takes one of the member's own decided bets off `unfinishedRounds` for good, as its game does once it was seen to its end. One of nobody, of others, one that
 * is open and one that was seen before are passed over.
 */
export const markRoundSeen = call({
  method: 'POST',
  path: '/wps/member/betRecords/seen',
  access: 'members',
  kind: 'write',
  group: 'records',
  specified: false,
  payload: z.object({ recordId: z.string().max(64) }),
  answer: nothing,
});

/** What came of the member's bets on each day and in each category that was bet in, the last day first; `totals` are of all of them. */
export const betProfit = call({
  method: 'GET',
  path: '/wps/member/betRecords/profit',
  access: 'members',
  kind: 'read',
  group: 'records',
  specified: false,
  payload: z.object({ fromDay: calendarDay, toDay: calendarDay }),
  answer: z.object({
    days: z.array(z.object({ day: calendarDay, gameType, bets: z.number().int().positive(), totals: betSums })),
    totals: betSums,
    /** Of today, the last 7 and the last 30 days, whatever days are asked for. */
    recent: z.object({ today: betSums, week: betSums, month: betSums }),
    currency,
  }),
});

export const betRecordCalls = { betRecords, betRecordsById, unfinishedRounds, markRoundSeen, betProfit };
