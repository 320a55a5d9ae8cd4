import { z } from 'zod';
import { call } from '../call.ts';
import { amount, currency, instant, nothing } from '../sharedSchemas.ts';

/** How the session that asks has gone so far, over every game. */
export const visit = call({
  method: 'GET',
  path: '/wps/member/visit',
  access: 'membersAndTrials',
  kind: 'read',
  group: 'records',
  specified: false,
  payload: nothing,
  answer: z.object({
    /** When the session was opened. */
    since: instant,
    /** Paid out less staked in it, below zero where more was lost; what is still open counts as staked. */
    net: amount,
    currency,
  }),
});

export const visitCalls = { visit };
