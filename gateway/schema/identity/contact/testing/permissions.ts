import { inMemberCentre, mutation, type Permissions, realMembersOnly } from '../../../testing/Permissions.ts';

export const permissions: Permissions = {
  ownTypes: ['Contacts', 'Contact', 'ChangeContactPayload'],
  ways: [
    {
      document: mutation('sendContactCode', '(input: { contact: EMAIL value: "a@example.com" password: "guess" })'),
      answers: realMembersOnly('WrongPasswordError'),
    },
    {
      document: mutation('changeContact', '(input: { contact: EMAIL value: "a@example.com" code: "000000" })'),
      answers: realMembersOnly('VerificationCodeFailedError'),
    },
  ],
  memberFields: { contacts: { ...inMemberCentre, selection: '{ offered }' } },
};
