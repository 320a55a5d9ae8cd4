import { forReal, inMemberCentre, mutation, type Permissions } from '../../../testing/Permissions.ts';

export const permissions: Permissions = {
  ownTypes: ['Profile', 'ProfileContact', 'UpdateProfilePayload'],
  ways: [{ document: mutation('updateProfile', '(input: { nickname: "Heron" })'), answers: forReal('UpdateProfilePayload') }],
  memberFields: { profile: { ...inMemberCentre, selection: '{ minimumAge }' } },
};
