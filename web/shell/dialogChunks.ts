import type { ComponentType } from 'react';
import type { DialogName } from './dialogs.tsx';

export interface DialogChunk {
  /** Fetches the dialog's code; asked again, it is the same. */
  load(): Promise<{ default: ComponentType }>;
  /** Texts without which it cannot be drawn. */
  readonly namespaces: readonly string[];
}

/** Dialogs arrive with the first one that is opened, or is about to be: none of them is part of a first load. */
export const dialogChunks: Readonly<Record<DialogName, DialogChunk>> = {
  login: { load: async () => ({ default: (await import('../dialogs/login/LoginDialog.tsx')).LoginDialog }), namespaces: ['login', 'auth', 'verification'] },
  loginVerification: { load: async () => ({ default: (await import('../dialogs/loginVerification/LoginVerificationDialog.tsx')).LoginVerificationDialog }), namespaces: [] },
  changePassword: { load: async () => ({ default: (await import('../dialogs/password/ChangePasswordDialog.tsx')).ChangePasswordDialog }), namespaces: [] },
  forgotPassword: { load: async () => ({ default: (await import('../dialogs/password/ForgotPasswordDialog.tsx')).ForgotPasswordDialog }), namespaces: [] },
  register: { load: async () => ({ default: (await import('../dialogs/register/RegisterDialog.tsx')).RegisterDialog }), namespaces: ['auth', 'register', 'verification'] },
  logOut: { load: async () => ({ default: (await import('../dialogs/logOut/LogOutDialog.tsx')).LogOutDialog }), namespaces: [] },
  registered: { load: async () => ({ default: (await import('../dialogs/registered/RegisteredDialog.tsx')).RegisteredDialog }), namespaces: [] },
  vendorGames: { load: async () => ({ default: (await import('../dialogs/vendorGames/VendorGamesDialog.tsx')).VendorGamesDialog }), namespaces: [] },
};
