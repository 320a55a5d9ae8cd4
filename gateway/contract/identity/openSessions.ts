import { z } from 'zod';
import { call } from '../call.ts';
import { instant, nothing } from '../sharedSchemas.ts';

/** The member's sessions that are open, the newest first, and the login before this one. */
export const openSessions = call({
  method: 'GET',
  path: '/wps/session/list',
  access: 'members',
  kind: 'read',
  group: 'auth',
  specified: false,
  payload: nothing,
  answer: z.object({
    sessions: z.array(
      z.object({
        sessionId: z.string(),
        address: z.string(),
        /** What the browser called itself; empty where nobody said. */
        agent: z.string(),
        createTime: instant,
        lastSeenTime: instant,
        /** The session that asks. */
        current: z.boolean(),
      }),
    ),
    /** The login before the one that the asking session came of; null where there was none. */
    lastLogin: z.object({ time: instant, address: z.string() }).nullable().default(null),
  }),
});

/** Voids one session of the member. Refusal: `session_not_found`, for those of others as well. */
export const endSession = call({
  method: 'POST',
  path: '/wps/session/end',
  access: 'members',
  kind: 'write',
  group: 'auth',
  specified: false,
  refusals: ['session_not_found'],
  payload: z.object({ sessionId: z.string().max(64) }),
  answer: nothing,
});

/** Signs out everywhere: every session, this one included unless `keepCurrent`, and every remembered login. */
export const endAllSessions = call({
  method: 'POST',
  path: '/wps/session/endAll',
  access: 'members',
  kind: 'write',
  group: 'auth',
  specified: false,
  payload: z.object({ keepCurrent: z.boolean().default(false) }),
  answer: nothing,
});

export const openSessionCalls = { openSessions, endSession, endAllSessions };
