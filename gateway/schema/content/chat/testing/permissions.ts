import { inMemberCentre, mutation, type Permissions, realMembersOnly } from '../../../testing/Permissions.ts';

export const permissions: Permissions = {
  ownTypes: ['OpenChatPayload'],
  ways: [
    { document: mutation('openChat', '(input: { title: "Deck" headerColor: "#262743" })'), answers: realMembersOnly('OpenChatPayload') },
  ],
  memberFields: { unreadChatCount: inMemberCentre },
};
