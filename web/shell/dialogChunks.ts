import { type ComponentType, lazy } from 'react';
import type { DialogName } from './dialogs.tsx';

export interface DialogChunk {
  /** Fetches the dialog's code; asked again, it is the same. */
  load(): Promise<unknown>;
  /** The dialog, which fetches its code by itself where nobody has before. */
  readonly Dialog: ComponentType;
  /** Texts without which it cannot be drawn. */
  readonly namespaces: readonly string[];
}

interface Module {
  readonly default: ComponentType;
}

/** A promise shows nothing for a moment, which React then makes 300 ms; what is there is handed over as it is. */
const thereAlready = (module: Module) => ({ then: (done: (value: Module) => void) => done(module) }) as unknown as Promise<Module>;

function chunk(fetchDialog: () => Promise<ComponentType>, namespaces: readonly string[] = []): DialogChunk {
  let module: Module | undefined;
  const load = async () => (module ??= { default: await fetchDialog() });
  return { load, Dialog: lazy(() => (module ? thereAlready(module) : load())), namespaces };
}

/** Dialogs arrive with the first one that is opened, or is about to be: none of them is part of a first load. */
export const dialogChunks: Readonly<Record<DialogName, DialogChunk>> = {
  login: chunk(async () => (await import('../dialogs/login/LoginDialog.tsx')).LoginDialog, ['login', 'auth', 'verification']),
  loginVerification: chunk(async () => (await import('../dialogs/loginVerification/LoginVerificationDialog.tsx')).LoginVerificationDialog),
  changePassword: chunk(async () => (await import('../dialogs/password/ChangePasswordDialog.tsx')).ChangePasswordDialog),
  forgotPassword: chunk(async () => (await import('../dialogs/password/ForgotPasswordDialog.tsx')).ForgotPasswordDialog),
  register: chunk(async () => (await import('../dialogs/register/RegisterDialog.tsx')).RegisterDialog, ['auth', 'register', 'verification']),
  logOut: chunk(async () => (await import('../dialogs/logOut/LogOutDialog.tsx')).LogOutDialog),
  registered: chunk(async () => (await import('../dialogs/registered/RegisteredDialog.tsx')).RegisteredDialog),
  vendorGames: chunk(async () => (await import('../dialogs/vendorGames/VendorGamesDialog.tsx')).VendorGamesDialog),
};
