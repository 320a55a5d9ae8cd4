import { z } from 'zod';
import { call } from '../call.ts';

/** Number of the entry that customer service opens at. */
export const serviceEntry = 3;

const csType = z.enum(['VIP', 'LIVECHAT']);
const pathList = z.object({ version: z.object({ pathList: z.array(z.object({ type: z.number().int(), path: z.string().max(4_000) })) }) });

/**
 * Where a person of the house can be talked to: `VIP` for members of a rank above 4, else `LIVECHAT`. The entry of type 3 holds the link:
 * base64 of the address under DES (ECB, PKCS #7), followed by its key of eight characters, and so no secret. Answered when the site is closed.
 */
export const servicePaths = call({
  method: 'GET',
  path: '/wps/system/customerService',
  access: 'always',
  kind: 'read',
  group: 'content',
  shared: { fresh: 15_000, stale: 300_000 },
  specified: false,
  payload: z.object({ csType }),
  answer: pathList,
});

/** Where this member can talk to a person of the house, as `servicePaths` says it: the link may hold a ticket for one use that says who comes, and never the token of the session. */
export const memberServicePaths = call({
  method: 'POST',
  path: '/wps/member/customerService',
  access: 'membersAndTrials',
  kind: 'write',
  group: 'content',
  specified: false,
  payload: z.object({ csType }),
  answer: pathList,
});

export const serviceCalls = { servicePaths, memberServicePaths };
