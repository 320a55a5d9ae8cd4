import { z } from 'zod';
import { call } from '../call.ts';
import { amount, currency, nothing } from '../sharedSchemas.ts';

/** Everything the member can stake or withdraw, over all wallets. */
export const balance = call({
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  access: 'membersAndTrials',
  kind: 'read',
  group: 'wallet',
  payload: nothing,
  answer: z.object({
    /** Of the main wallet and of those with vendors together. */
    sumBalance: amount,
    currency,
  }),
});

export const walletCalls = { balance };
