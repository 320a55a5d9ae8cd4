import { type ComponentType, lazy } from 'react';
import type { DialogName } from './dialogs.tsx';

export interface DialogChunk {
  /** Fetches the dialog's code; asked again, it is the same. */
  load(): Promise<unknown>;
  /** The dialog: itself where its code was fetched before, else one that fetches it. Ask once for each time it opens. */
  dialog(): ComponentType;
  /** Texts without which it cannot be drawn. */
  readonly namespaces: readonly string[];
}

function chunk(fetchDialog: () => Promise<ComponentType>, namespaces: readonly string[] = []): DialogChunk {
  let fetched: { readonly default: ComponentType } | undefined;
  const load = async () => (fetched ??= { default: await fetchDialog() });
  const later = lazy(load);
  // Even what was fetched before would be awaited by the lazy one, for a moment that React makes 300 ms.
  return { load, dialog: () => fetched?.default ?? later, namespaces };
}

/** Dialogs arrive with the first one that is opened, or is about to be: none of them is part of a first load. */
export const dialogChunks: Readonly<Record<DialogName, DialogChunk>> = {
  login: chunk(async () => (await import('../dialogs/login/LoginDialog.tsx')).LoginDialog, ['login', 'auth', 'verification']),
  loginVerification: chunk(async () => (await import('../dialogs/loginVerification/LoginVerificationDialog.tsx')).LoginVerificationDialog),
  changePassword: chunk(async () => (await import('../dialogs/password/ChangePasswordDialog.tsx')).ChangePasswordDialog),
  forgotPassword: chunk(async () => (await import('../dialogs/password/ForgotPasswordDialog.tsx')).ForgotPasswordDialog),
  register: chunk(
    async () => (await import('../dialogs/register/RegisterDialog.tsx')).RegisterDialog,
    ['auth', 'register', 'verification'],
  ),
  logOut: chunk(async () => (await import('../dialogs/logOut/LogOutDialog.tsx')).LogOutDialog),
  registered: chunk(async () => (await import('../dialogs/registered/RegisteredDialog.tsx')).RegisteredDialog),
  vendorGames: chunk(async () => (await import('../dialogs/vendorGames/VendorGamesDialog.tsx')).VendorGamesDialog),
};
