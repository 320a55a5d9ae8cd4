import { useEffect } from 'react';
import { useDialogs, useOpenDialog } from '../overlays/dialogs.tsx';

/**
 * Stands wherever a member is shown whose session may do nothing but change its password: after a login, a reload, in
 * another tab. The gateway refuses all else, so no other dialog stays open over that one.
 */
export function PasswordChangeDemand() {
  const current = useOpenDialog();
  const { open } = useDialogs();
  const isAsked = current?.name === 'changePassword';
  const onComplete = current?.onComplete;
  useEffect(() => {
    if (!isAsked) open('changePassword', { onComplete });
  }, [isAsked, open, onComplete]);
  return null;
}
