import type { AnswerOf } from '#contract/call.ts';
import { socialIdentities, untieSocialIdentity } from '#contract/identity/socialIdentity.ts';
import { password as passwordShape } from '#contract/sharedSchemas.ts';
import { skipRememberMe } from '../../access.ts';
import { builder } from '../../builder.ts';
import { commonErrorMap, mapErrors } from '../../refusals/errorMap.ts';
import { encodeGlobalId, callKeyIn } from '../../globalId.ts';
import { NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError, TooManyAttemptsError } from '../../refusals/refusals.ts';
import { Member } from '../member/Member.ts';
import { requireViewer, type Viewer } from '../member/viewer.ts';
import { WrongPasswordError } from '../password/wrongPassword.ts';

type IdentityRow = AnswerOf<typeof socialIdentities>['identities'][number];

const SocialIdentity = builder.objectRef<IdentityRow>('SocialIdentity').implement({
  description: 'An identity at a third-party provider by which the account can be entered. Who the member is there is told to nobody.',
  authScopes: { realMember: true },
  fields: (t) => ({
    id: t.id({
      description: 'To be given to `untieSocialIdentity`; cannot be asked for through `node`.',
      resolve: ({ identityId }) => encodeGlobalId('SocialIdentity', identityId),
    }),
    name: t.exposeString('name', {
      description: 'What the provider calls itself, as on its button; its host where it is offered no more.',
    }),
    tiedAt: t.field({
      type: 'DateTime',
      description: 'When it was tied to the account.',
      resolve: ({ createTime }) => new Date(createTime),
    }),
    openedAccount: t.exposeBoolean('openedAccount', {
      description: 'True where the account was opened with it: a new password leaves it tied, and unties those that were tied later.',
    }),
  }),
});

builder.objectField(Member, 'socialIdentities', (t) =>
  t.field({
    type: [SocialIdentity],
    nullable: true,
    authScopes: { realMember: true },
    description:
      'By whom else the account can be entered, the oldest first. `GET /wps/member/socialIdentities`. `null` where the operator could not be asked.',
    resolve: async (_viewer, _args, { upstream, session }) =>
      (await upstream.call(socialIdentities, {}).catch(mapErrors(session))).identities,
  }),
);

const UntieSocialIdentityPayload = builder.objectRef<{ viewer: Viewer }>('UntieSocialIdentityPayload').implement({
  description: 'The identity lets nobody in any more. The owner has been told.',
  authScopes: { member: true },
  fields: (t) => ({
    viewer: t.expose('viewer', {
      type: Member,
      description: 'Read `socialIdentities` and `sessions` here: they are those after the change.',
    }),
  }),
});

const UntieSocialIdentityInput = builder.inputType('UntieSocialIdentityInput', {
  description: 'Which identity is untied, and what proves that it is the member who does so.',
  fields: (t) => ({
    identityId: t.id({ description: 'Which one: the `id` of one of `Member.socialIdentities`.' }),
    password: t.string({ description: 'The password of the account, typed anew: it is the way in that is left.' }),
  }),
});

builder.mutationField('untieSocialIdentity', (t) =>
  t.field({
    type: UntieSocialIdentityPayload,
    description:
      'Unties an identity from the account; one that is not tied is no fault. Ends the sessions that were begun at a provider, but for this one. `POST /wps/member/socialIdentities/untie`.',
    authScopes: { realMember: true },
    ...skipRememberMe,
    errors: {
      types: [WrongPasswordError, TooManyAttemptsError, NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError],
    },
    args: { input: t.arg({ type: UntieSocialIdentityInput, description: 'Which one, and the password that stays as the way in.' }) },
    resolve: async (_root, { input: { identityId, password } }, context) => {
      if (!passwordShape.safeParse(password).success) throw new WrongPasswordError();
      await context.upstream
        .call(untieSocialIdentity, { identityId: callKeyIn('SocialIdentity', identityId), password })
        .catch(mapErrors(context.session, { ...commonErrorMap, wrong_password: () => new WrongPasswordError() }));
      return { viewer: requireViewer(context) };
    },
  }),
);
