import { z } from 'zod';
import { call } from '../call.ts';
import { instant } from '../sharedSchemas.ts';

/**
 * The code that a member invites others by, and who came by it, the newest first, read backwards from `beforeInvitedId`. Of those invited
 * nothing is told that could name them to a stranger: the account is masked.
 */
export const referral = call({
  method: 'GET',
  path: '/wps/member/referral',
  access: 'members',
  kind: 'read',
  group: 'records',
  specified: false,
  payload: z.object({
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
    /** The last one of the page before; left out for the newest page. */
    beforeInvitedId: z.string().max(64).optional(),
  }),
  answer: z.object({
    referralCode: z.string(),
    invited: z.array(
      z.object({
        invitedId: z.string().max(64),
        /** First two characters of the account, then asterisks. */
        maskedAccount: z.string(),
        registerTime: instant,
      }),
    ),
    total: z.number().int().nonnegative(),
    hasMore: z.boolean(),
  }),
});

export const referralCalls = { referral };
