import { dialogChunk } from './overlays/dialogChunk.ts';
import type { DialogChunks } from './overlays/dialogs.tsx';

/** Every dialog of the site. Each arrives with the first one that is opened, or is about to be: none of them is part of a first load. */
export const dialogChunks: DialogChunks = {
  login: dialogChunk(async () => (await import('./dialogs/login/LoginDialog.tsx')).LoginDialog, ['login', 'auth', 'verification']),
  loginVerification: dialogChunk(
    async () => (await import('./dialogs/loginVerification/LoginVerificationDialog.tsx')).LoginVerificationDialog,
  ),
  changePassword: dialogChunk(async () => (await import('./dialogs/password/ChangePasswordDialog.tsx')).ChangePasswordDialog),
  forgotPassword: dialogChunk(async () => (await import('./dialogs/password/ForgotPasswordDialog.tsx')).ForgotPasswordDialog),
  register: dialogChunk(
    async () => (await import('./dialogs/register/RegisterDialog.tsx')).RegisterDialog,
    ['auth', 'register', 'verification'],
  ),
  logOut: dialogChunk(async () => (await import('./dialogs/logOut/LogOutDialog.tsx')).LogOutDialog),
  registered: dialogChunk(async () => (await import('./dialogs/registered/RegisteredDialog.tsx')).RegisteredDialog),
  download: dialogChunk(async () => (await import('./dialogs/download/DownloadDialog.tsx')).DownloadDialog, ['download']),
  vendorGames: dialogChunk(async () => (await import('./dialogs/vendorGames/VendorGamesDialog.tsx')).VendorGamesDialog),
};
