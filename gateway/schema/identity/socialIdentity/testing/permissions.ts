import { encodeGlobalId } from '../../../globalId.ts';
import { forReal, inMemberCentre, mutation, type Permissions } from '../../../testing/Permissions.ts';

const nobodys = encodeGlobalId('SocialIdentity', 'none');

export const permissions: Permissions = {
  ownTypes: ['SocialIdentity', 'UntieSocialIdentityPayload'],
  ways: [
    {
      document: mutation('untieSocialIdentity', `(input: { identityId: "${nobodys}", password: "guess" })`),
      answers: forReal('WrongPasswordError'),
    },
  ],
  memberFields: { socialIdentities: { ...inMemberCentre, selection: '{ name }' } },
};
