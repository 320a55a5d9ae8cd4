import { z } from 'zod';
import { call } from '../call.ts';
import { instant, nothing, password } from '../sharedSchemas.ts';

const identityId = z.string().max(64);

/** The identities at third-party providers by which the member's account can be entered, the oldest first. */
export const socialIdentities = call({
  method: 'GET',
  path: '/wps/member/socialIdentities',
  access: 'members',
  kind: 'read',
  group: 'auth',
  specified: false,
  payload: nothing,
  answer: z.object({
    identities: z.array(
      z.object({
        identityId,
        /** What the provider calls itself on its button; the host that it speaks for where it is offered no more. */
        name: z.string(),
        createTime: instant,
        /** The account was opened with it; others were tied to it later. */
        openedAccount: z.boolean(),
      }),
    ),
  }),
});

/**
 * Unties an identity, by the password of the account, which is the way in that is left; one that is not tied is no fault. Ends every session that was begun at
 * a provider, but for the one that asks, and tells the owner. Refusals: `wrong_password`, `too_many_attempts`.
 */
export const untieSocialIdentity = call({
  method: 'POST',
  path: '/wps/member/socialIdentities/untie',
  access: 'members',
  encrypt: true,
  kind: 'write',
  group: 'auth',
  specified: false,
  refusals: ['wrong_password', 'too_many_attempts'],
  payload: z.object({ identityId, password }),
  answer: nothing,
});

export const socialIdentityCalls = { socialIdentities, untieSocialIdentity };
