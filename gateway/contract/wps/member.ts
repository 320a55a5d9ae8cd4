import { z } from 'zod';
import { call } from '../call.ts';
import { currency, nothing } from '../words.ts';

export const memberInfo = call({
  method: 'GET',
  path: '/wps/member/info',
  token: true,
  kind: 'read',
  group: 'auth',
  payload: nothing,
  answer: z.object({
    id: z.string(),
    account: z.string(),
    nickname: z.string(),
    /** 0 player; 1, 2, 41, 42 agent; 4 trial account. */
    type: z.number().int(),
    currency,
    toUpline: z.boolean(),
    customerId: z.string(),
    clubLabel: z.object({ labelName: z.string(), color: z.string(), color2: z.string(), rankLevel: z.number().int() }).optional(),
    memberLabel: z.array(z.object({ labelName: z.string() })),
  }),
});

/**
 * Opens an account and its first session. Refusals: `username_taken`; `invalid_fields` with
 * `value.fields` naming each field and the id of the rule it broke; `too_many_attempts`.
 */
export const register = call({
  method: 'PUT',
  path: '/wps/member/register',
  token: false,
  encrypt: true,
  kind: 'write',
  group: 'auth',
  payload: z.object({
    username: z.string().max(64),
    password: z.string().max(256),
    confirmPassword: z.string().max(256),
    payeeName: z.string().max(255).optional(),
    email: z.string().max(255).optional(),
    referralCode: z.string().max(64).optional(),
    affiliateCode: z.string().max(64).optional(),
    registerUrl: z.string().max(500),
    registerMethod: z.literal('WEB').default('WEB'),
    domain: z.string().max(255),
    /** Both confirmations of the form: at least 18 years old, and the terms. */
    ageConfirmed: z.literal(true),
    termsAccepted: z.literal(true),
  }),
  answer: z.object({ token: z.string().min(16), account: z.string() }),
});
