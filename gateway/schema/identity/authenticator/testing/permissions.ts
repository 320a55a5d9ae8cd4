import { inMemberCentre, mutation, type Permissions, realMembersOnly } from '../../../testing/Permissions.ts';

export const permissions: Permissions = {
  ownTypes: ['Authenticator', 'EnrolAuthenticatorPayload', 'ConfirmAuthenticatorPayload'],
  ways: [
    {
      document: mutation('enrolAuthenticator', '(input: { password: "river-at-dusk-7" })'),
      answers: realMembersOnly('EnrolAuthenticatorPayload'),
    },
    { document: mutation('confirmAuthenticator', '(input: { code: "000000" })'), answers: realMembersOnly('VerificationCodeFailedError') },
    {
      document: mutation('removeAuthenticator', '(input: { password: "guess", code: "000000" })'),
      answers: realMembersOnly('WrongPasswordError'),
    },
  ],
  memberFields: { authenticator: { ...inMemberCentre, selection: '{ enabled }' } },
};
