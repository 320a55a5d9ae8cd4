import type { Permissions } from '../../../testing/Permissions.ts';

export const permissions: Permissions = { publicFields: ['winners'], ownTypes: [], ways: [], memberFields: {} };
