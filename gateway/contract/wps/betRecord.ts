import { z } from 'zod';
import { call } from '../call.ts';
import { amount, currency, gameType, instant } from '../words.ts';

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
    records: z.array(
      z.object({
        recordId: z.string(),
        nodeId: z.string(),
        gameName: z.string(),
        gameType,
        vassalage: z.string(),
        betAmount: amount,
        winAmount: amount,
        currency,
        status: z.enum(['OPEN', 'SETTLED', 'VOID']),
        betTime: instant,
      }),
    ),
    total: z.number().int().nonnegative(),
    hasMore: z.boolean(),
  }),
});

export const betRecordCalls = { betRecords };
