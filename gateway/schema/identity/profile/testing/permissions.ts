import { realMembersOnly, inMemberCentre, mutation, type Permissions } from '../../../testing/Permissions.ts';

export const permissions: Permissions = {
  ownTypes: ['Profile', 'ProfileContact', 'UpdateProfilePayload'],
  ways: [{ document: mutation('updateProfile', '(input: { nickname: "Heron" })'), answers: realMembersOnly('UpdateProfilePayload') }],
  memberFields: { profile: { ...inMemberCentre, selection: '{ minimumAge }' } },
};
