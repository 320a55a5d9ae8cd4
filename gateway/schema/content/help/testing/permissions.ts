import type { Permissions } from '../../../testing/Permissions.ts';

export const permissions: Permissions = { publicFields: ['help'] };
