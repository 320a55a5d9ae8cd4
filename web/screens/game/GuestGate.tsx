import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDialogs } from '../../overlays/dialogs.tsx';
import { overlayParameters } from '../../overlays/overlayParameters.ts';
import { GameNotice } from './GameNotice.tsx';

/** Asks for the login at once; whoever dismisses it finds a way back to it. Who opens an account instead comes back as well. */
export function GuestGate() {
  const { open } = useDialogs();
  const navigate = useNavigate();
  const { pathname, search: whole } = useLocation();
  // The game's own address, without the login dialog that is named in it.
  const search = String(overlayParameters.without(new URLSearchParams(whole)));
  const ask = useCallback(
    () => open('login', { onComplete: () => void navigate({ pathname, search }, { replace: location.pathname === pathname }) }),
    [open, navigate, pathname, search],
  );
  useEffect(ask, [ask]);
  return <GameNotice words="guest" onAction={ask} />;
}
