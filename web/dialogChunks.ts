import { loadChunk } from './chunks/loadChunk.ts';
import { dialogChunk } from './overlays/dialogChunk.ts';
import type { DialogChunks } from './overlays/dialogs.tsx';

/** Every dialog of the site. Each arrives with the first one that is opened, or is about to be: none of them is part of a first load. */
export const dialogChunks: DialogChunks = {
  login: dialogChunk(
    async () => (await loadChunk(() => import('./dialogs/login/LoginDialog.tsx'))).LoginDialog,
    ['login', 'auth', 'verification'],
  ),
  loginVerification: dialogChunk(
    async () => (await loadChunk(() => import('./dialogs/loginVerification/LoginVerificationDialog.tsx'))).LoginVerificationDialog,
  ),
  changePassword: dialogChunk(
    async () => (await loadChunk(() => import('./dialogs/password/ChangePasswordDialog.tsx'))).ChangePasswordDialog,
  ),
  forgotPassword: dialogChunk(
    async () => (await loadChunk(() => import('./dialogs/password/ForgotPasswordDialog.tsx'))).ForgotPasswordDialog,
  ),
  register: dialogChunk(
    async () => (await loadChunk(() => import('./dialogs/register/RegisterDialog.tsx'))).RegisterDialog,
    ['auth', 'register', 'verification'],
  ),
  announcements: dialogChunk(
    async () => (await loadChunk(() => import('./dialogs/announcements/AnnouncementsDialog.tsx'))).AnnouncementsDialog,
    ['messages'],
  ),
  logOut: dialogChunk(async () => (await loadChunk(() => import('./dialogs/logOut/LogOutDialog.tsx'))).LogOutDialog),
  registered: dialogChunk(async () => (await loadChunk(() => import('./dialogs/registered/RegisteredDialog.tsx'))).RegisteredDialog),
  download: dialogChunk(async () => (await loadChunk(() => import('./dialogs/download/DownloadDialog.tsx'))).DownloadDialog, ['download']),
  palette: dialogChunk(
    async () => (await loadChunk(() => import('./dialogs/palette/PaletteDialog.tsx'))).PaletteDialog,
    ['palette', 'memberCentre'],
  ),
  shortcutHelp: dialogChunk(
    async () => (await loadChunk(() => import('./dialogs/palette/ShortcutHelpDialog.tsx'))).ShortcutHelpDialog,
    ['palette'],
  ),
  vendorGames: dialogChunk(async () => (await loadChunk(() => import('./dialogs/vendorGames/VendorGamesDialog.tsx'))).VendorGamesDialog),
};
