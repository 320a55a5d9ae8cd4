import { encodeGlobalId } from '../../../globalId.ts';
import {
  afterNewPassword,
  alike,
  always,
  forReal,
  inMemberCentre,
  mutation,
  ofMemberAlone,
  type Permissions,
} from '../../../testing/Permissions.ts';

export const permissions: Permissions = {
  ownTypes: ['Member', 'Avatars', 'LabelColors'],
  ways: [
    { document: '{ answer: viewer { __typename account mustChangePassword } }', answers: { ...alike('Member'), guest: null } },
    {
      way: 'node of the member m-1001',
      document: `{ answer: node(id: "${encodeGlobalId('Member', 'm-1001')}") { __typename } }`,
      answers: ofMemberAlone('Member'),
    },
    { document: mutation('updateLanguage', '(input: { language: EN })'), answers: forReal('UpdateLanguagePayload') },
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
