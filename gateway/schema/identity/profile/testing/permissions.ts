import { inMemberCentre, mutation, type Permissions, realMembersOnly } from '../../../testing/Permissions.ts';

export const permissions: Permissions = {
  ownTypes: ['Profile', 'ProfileContact', 'UpdateProfilePayload'],
  ways: [{ document: mutation('updateProfile', '(input: { nickname: "Heron" })'), answers: realMembersOnly('UpdateProfilePayload') }],
  memberFields: { profile: { ...inMemberCentre, selection: '{ minimumAge }' } },
};
