import { z } from 'zod';
import { call } from '../call.ts';

/** Whether an agent's code may be registered with. Refusals: `affiliate_failed`, `too_many_attempts`. */
export const affiliateCheck = call({
  method: 'GET',
  path: '/wps/agent/affiliate',
  access: 'beforeLogIn',
  kind: 'read',
  // It is limited by the visitor's address.
  perVisitor: true,
  group: 'auth',
  refusals: ['affiliate_failed', 'too_many_attempts'],
  payload: z.object({ code: z.string().max(64), domain: z.string().max(255) }),
  answer: z.object({ code: z.string() }),
});

export const agentCalls = { affiliateCheck };
