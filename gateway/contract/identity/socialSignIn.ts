import { z } from 'zod';
import { call } from '../call.ts';
import { nothing } from '../sharedSchemas.ts';
import { openedSession } from './session.ts';

const provider = z.string().max(32);

/** Who may be signed in through, in the order of their buttons; empty where third-party sign-in is off. */
export const socialProviders = call({
  method: 'GET',
  path: '/wps/session/social/providers',
  access: 'beforeLogIn',
  kind: 'read',
  group: 'auth',
  shared: { fresh: 60_000, stale: 600_000 },
  specified: false,
  payload: nothing,
  answer: z.object({ providers: z.array(z.object({ provider, name: z.string() })) }),
});

/**
 * Begins a sign-in by OpenID Connect (code flow, PKCE, nonce). The caller keeps `state` with the browser and
 * sends that browser to `url`. Refusals: `function_not_enabled`, `social_failed`, `too_many_attempts`, and `social_unavailable` where
 * the provider does not answer within the time that the caller has: the same may work a moment later.
 */
export const beginSocialSignIn = call({
  method: 'POST',
  path: '/wps/session/social/begin',
  access: 'beforeLogIn',
  encrypt: true,
  kind: 'write',
  group: 'auth',
  audited: false,
  specified: false,
  refusals: ['function_not_enabled', 'social_failed', 'social_unavailable', 'too_many_attempts'],
  payload: z.object({ provider, redirectUri: z.url().max(500) }),
  answer: z.object({ url: z.url(), state: z.string() }),
});

/**
 * Ends a sign-in by OpenID Connect with the whole address that the provider sent the browser back to; `state` is the one kept with
 * that browser. Refusals: `social_failed` (whatever it was that did not fit), `social_unavailable` (the provider did not
 * answer in time; this sign-in is spent, and another one may work), `social_unlinked`: the
 * identity is sound but no account's. `value.socialTicket` ties it to the account that is logged in to, or
 * registered, with it within ten minutes; `value.name` greets. Also `verification_required` as of `login`.
 */
export const finishSocialSignIn = call({
  method: 'POST',
  path: '/wps/session/social/finish',
  access: 'beforeLogIn',
  encrypt: true,
  kind: 'write',
  group: 'auth',
  byBrowser: true,
  specified: false,
  refusals: ['social_failed', 'social_unavailable', 'social_unlinked', 'verification_required'],
  payload: z.object({ state: z.string().max(200), callbackUrl: z.url().max(4000) }),
  answer: openedSession,
});

export const socialSignInCalls = { socialProviders, beginSocialSignIn, finishSocialSignIn };
