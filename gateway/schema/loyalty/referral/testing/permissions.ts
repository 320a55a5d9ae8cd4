import { inMemberCentre, type Permissions } from '../../../testing/Permissions.ts';

export const permissions: Permissions = {
  ownTypes: ['InvitedMember', 'InvitedMemberConnection', 'InvitedMemberEdge'],
  ways: [],
  memberFields: { referralCode: inMemberCentre, invitedMembers: { ...inMemberCentre, selection: '{ totalCount }' } },
};
