import { encodeGlobalId } from '../../../globalId.ts';
import { inMemberCentre, mutation, type Permissions, realMembersOnly } from '../../../testing/Permissions.ts';

const nobodys = encodeGlobalId('SocialIdentity', 'none');

export const permissions: Permissions = {
  ownTypes: ['SocialIdentity', 'UntieSocialIdentityPayload'],
  ways: [
    {
      document: mutation('untieSocialIdentity', `(input: { identityId: "${nobodys}", password: "guess" })`),
      answers: realMembersOnly('WrongPasswordError'),
    },
  ],
  memberFields: { socialIdentities: { ...inMemberCentre, selection: '{ name }' } },
};
