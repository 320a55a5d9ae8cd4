import { type ComponentType, lazy, Suspense } from 'react';
import { type DialogName, useDialogs } from './dialogs.tsx';

/** Dialogs arrive with the first one that is opened: none of them is part of a first load. */
const dialogs: Record<DialogName, ComponentType> = {
  login: lazy(async () => ({ default: (await import('../dialogs/login/LoginDialog.tsx')).LoginDialog })),
  loginVerification: lazy(async () => ({ default: (await import('../dialogs/loginVerification/LoginVerificationDialog.tsx')).LoginVerificationDialog })),
  changePassword: lazy(async () => ({ default: (await import('../dialogs/password/ChangePasswordDialog.tsx')).ChangePasswordDialog })),
  forgotPassword: lazy(async () => ({ default: (await import('../dialogs/password/ForgotPasswordDialog.tsx')).ForgotPasswordDialog })),
  register: lazy(async () => ({ default: (await import('../dialogs/register/RegisterDialog.tsx')).RegisterDialog })),
  logOut: lazy(async () => ({ default: (await import('../dialogs/logOut/LogOutDialog.tsx')).LogOutDialog })),
  registered: lazy(async () => ({ default: (await import('../dialogs/registered/RegisteredDialog.tsx')).RegisteredDialog })),
  vendorGames: lazy(async () => ({ default: (await import('../dialogs/vendorGames/VendorGamesDialog.tsx')).VendorGamesDialog })),
};

export function DialogHost() {
  const { current } = useDialogs();
  if (!current) return null;
  const Current = dialogs[current.name];
  return (
    <Suspense>
      <Current key={current.name} />
    </Suspense>
  );
}
