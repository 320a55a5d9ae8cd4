import { encodeGlobalId } from '../../../globalId.ts';
import {
  afterNewPassword,
  sameForAll,
  always,
  realMembersOnly,
  inMemberCentre,
  mutation,
  memberOnly,
  type Permissions,
} from '../../../testing/Permissions.ts';

export const permissions: Permissions = {
  ownTypes: ['Member', 'Avatars', 'LabelColors'],
  ways: [
    { document: '{ answer: viewer { __typename account mustChangePassword } }', answers: { ...sameForAll('Member'), guest: null } },
    {
      way: 'node of the member m-1001',
      document: `{ answer: node(id: "${encodeGlobalId('Member', 'm-1001')}") { __typename } }`,
      answers: memberOnly('Member'),
    },
    { document: mutation('updateLanguage', '(input: { language: EN })'), answers: realMembersOnly('UpdateLanguagePayload') },
  ],
  memberFields: {
    id: always,
    account: always,
    nickname: always,
    kind: always,
    mustChangePassword: always,
    memberCentreAllowed: always,
    agentCentreAllowed: always,
    label: afterNewPassword,
    labelColors: { ...afterNewPassword, selection: '{ text }' },
    iconUrl: afterNewPassword,
    avatars: { ...inMemberCentre, selection: '{ urls }' },
  },
};
