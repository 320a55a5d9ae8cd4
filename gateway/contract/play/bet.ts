import { z } from 'zod';
import { call } from '../call.ts';
import { amount, currency, gameType, idList, instant } from '../sharedSchemas.ts';

const betRow = z.object({
  recordId: z.string(),
  nodeId: z.string(),
  gameName: z.string(),
  gameType,
  vassalage: z.string(),
  betAmount: amount,
  winAmount: amount,
  currency,
  status: z.enum(['PLACED', 'SETTLED', 'VOID', 'CANCELLED']),
  betTime: instant,
});

/** The member's own bets, newest first, read backwards from `beforeRecordId`. */
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
  }),
  answer: z.object({
    records: z.array(betRow),
    total: z.number().int().nonnegative(),
    hasMore: z.boolean(),
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

export const betRecordCalls = { betRecords, betRecordsById };
