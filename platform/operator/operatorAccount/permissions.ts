/** What somebody at the desk may do; each page and each deed asks for one. */
export const permissions = [
  'readMembers',
  'changeMembers',
  'readBooks',
  'proposeCorrections',
  'approveCorrections',
  'decidePayments',
  'writeContent',
  'answerMembers',
  'runJobs',
  'readAudit',
  'manageOperators',
] as const;
export type Permission = (typeof permissions)[number];

/** Who may do what. */
export const roles = {
  support: ['readMembers', 'changeMembers', 'answerMembers'],
  payments: ['readMembers', 'readBooks', 'decidePayments', 'proposeCorrections', 'approveCorrections'],
  content: ['writeContent'],
  admin: permissions,
} as const satisfies Record<string, readonly Permission[]>;

export type Role = keyof typeof roles;
export const roleNames = Object.keys(roles) as Role[];

export const isRole = (text: string): text is Role => text in roles;

/** Roles as they stand in the row; words that are none are nobody's. */
export const rolesOf = (text: string): readonly Role[] => text.split(' ').filter(isRole);

export const permissionsOf = (held: readonly Role[]): ReadonlySet<Permission> =>
  new Set(held.flatMap((role): readonly Permission[] => roles[role]));
