import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { useViewer, type Viewer } from '../session/useViewer.ts';
import { useDialogs, useOpenDialog } from './dialogs.tsx';
import { isLoginOrRegisterPage } from './loginPages.ts';
import type { PanelKey } from './panelKeys.ts';
import { TrueAccountDialog } from './TrueAccountDialog.tsx';
import { usePanel } from './usePanel.ts';
import { useRouter } from './useRouter.ts';

/** A panel, for whom panels are: guests are asked to log in, demo accounts are told what they need. */
export function PanelGate({ panel, children }: { panel: PanelKey; children: (viewer: Viewer) => ReactNode }) {
  const { open: openPanel, close } = usePanel();
  const { open } = useDialogs();
  const viewer = useViewer();
  if (!viewer) return <AskForLogin panel={panel} />;
  // The change of the password is asked for elsewhere, before everything else.
  if (viewer.mustChangePassword) return null;
  // Another member is asked for anew: nothing of the one before stays, shown or typed.
  if (viewer.memberCentreAllowed) return <Fragment key={viewer.id}>{children(viewer)}</Fragment>;
  const register = () => {
    close();
    open('register', { onComplete: () => openPanel(panel) });
  };
  return <TrueAccountDialog onRegister={register} onClose={close} />;
}

/** The address keeps its panel while the login is open, so it shows after it; a dismissed login drops it. Who opens an account instead finds it again. */
function AskForLogin({ panel }: { panel: PanelKey }) {
  const current = useOpenDialog();
  const { open, close: closeDialog } = useDialogs();
  const { open: openPanel, close } = usePanel();
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const router = useRouter();
  const [asked, setAsked] = useState(false);
  const openName = current?.name ?? null;
  // On these pages a login dialog would only be in the way; they lead to the panel themselves.
  const isLetIn = isLoginOrRegisterPage(pathname);

  useEffect(() => {
    if (isLetIn) {
      // Who was asked has gone there instead.
      if (asked && openName === 'login') closeDialog();
      return setAsked(false);
    }
    // Who is led elsewhere, as a site for members alone does, is not asked over what is left.
    if (openName !== null || router?.state.navigation.state !== 'idle') return;
    if (asked) return close();
    setAsked(true);
    open('login', { onComplete: () => openPanel(panel) });
  }, [isLetIn, openName, asked, state, router, close, closeDialog, open, openPanel, panel]);

  return null;
}
