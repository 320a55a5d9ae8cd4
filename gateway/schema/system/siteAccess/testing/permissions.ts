import { type Permissions, sameForAll } from '../../../testing/Permissions.ts';

export const permissions: Permissions = {
  ways: [{ document: '{ answer: siteAccess { __typename } }', answers: sameForAll('SiteAccess') }],
};
