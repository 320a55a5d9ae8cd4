import { encodeGlobalId } from '../../../globalId.ts';
import { byGroup, inMemberCentre, mutation, type Permissions, realMembersOnly } from '../../../testing/Permissions.ts';

const message = encodeGlobalId('Message', 'no-such-message');

export const permissions: Permissions = {
  ownTypes: ['Message', 'MessageConnection', 'MessageEdge', 'MarkMessagesPayload', 'DeleteMessagesPayload', 'MessageArrivedPayload'],
  ways: [
    { document: mutation('markMessages', '(input: { read: true })'), answers: realMembersOnly('MarkMessagesPayload') },
    { document: mutation('deleteMessages', `(input: { ids: ["${message}"] })`), answers: realMembersOnly('DeleteMessagesPayload') },
  ],
  live: [
    {
      document: 'subscription { answer: messageArrived { __typename } }',
      answers: byGroup({
        members: 'MessageArrivedPayload',
        demo: 'RealAccountNeededError',
        restricted: 'PasswordChangeRequiredError',
        nobodies: 'NotSignedInError',
      }),
    },
  ],
  memberFields: {
    unreadMessageCount: inMemberCentre,
    messages: { ...inMemberCentre, selection: '{ totalCount }' },
  },
};
