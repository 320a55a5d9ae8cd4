import type { DialogName } from './dialogs.tsx';

/** Dialogs that an address can name, with whom they are for: what the others show is told to them alone. */
export const addressableDialogs = {
  login: 'guest',
  register: 'guest',
  forgotPassword: 'guest',
  changePassword: 'member',
  logOut: 'member',
  download: 'anyone',
  announcements: 'anyone',
} as const satisfies Partial<Record<DialogName, 'guest' | 'member' | 'anyone'>>;

export type AddressableDialog = keyof typeof addressableDialogs;
