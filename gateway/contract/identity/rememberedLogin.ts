import { z } from 'zod';
import { call } from '../call.ts';
import { nothing } from '../sharedSchemas.ts';
import { openedSession } from './session.ts';

const rememberMe = z.string().max(200);

/**
 * Signs in by a remembered login, which is used up: the answer's `rememberMe` takes its place, and ends
 * when the first one would have. Refusals: `remember_me_failed` (forget the cookie); `remember_me_raced`
 * (another request of the same browser was faster by seconds: keep the cookie it was given). With `answerLost` a
 * cookie used seconds ago by the same browser is taken once more, unless what took its place was used: that counts as
 * stolen from then on. One that the same browser comes back with later, from the same address, is taken once more where nothing that it
 * was answered with was ever used: that answer was lost, and its session ends. Any other used one was stolen: the whole family ends, with
 * its sessions, and the member is told.
 */
export const resumeSession = call({
  method: 'POST',
  path: '/wps/session/remembered',
  access: 'beforeLogIn',
  encrypt: true,
  kind: 'write',
  group: 'auth',
  byBrowser: true,
  specified: false,
  refusals: ['remember_me_failed', 'remember_me_raced'],
  payload: z.object({ rememberMe, answerLost: z.boolean().optional() }),
  answer: openedSession,
});

/** Ends a remembered login, and every session that came of it; answers the same for one that never was. */
export const forgetLogin = call({
  method: 'POST',
  path: '/wps/session/remembered/forget',
  access: 'beforeLogIn',
  encrypt: true,
  kind: 'write',
  group: 'auth',
  specified: false,
  payload: z.object({ rememberMe }),
  answer: nothing,
});

export const rememberedLoginCalls = { resumeSession, forgetLogin };
