import { afterNewPassword, type Permissions } from '../../../testing/Permissions.ts';

export const permissions: Permissions = {
  ownTypes: ['Visit'],
  ways: [],
  memberFields: { visit: { ...afterNewPassword, selection: '{ since }' } },
};
