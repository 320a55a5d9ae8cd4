import { useEffect, useState } from 'react';
import { useDialogs, useOpenDialog } from '../../overlays/dialogs.tsx';
import { type PanelKey, usePanel } from '../../overlays/usePanel.ts';
import { useViewer } from '../../session/useViewer.ts';
import { MemberCentrePanel } from './MemberCentrePanel.tsx';
import { TrueAccountDialog } from './TrueAccountDialog.tsx';

/** The member centre, for whom it is: guests are asked to log in, demo accounts are told what they need. */
export function MemberCentre() {
  const { panel, close } = usePanel();
  const viewer = useViewer();
  if (!panel) return null;
  if (!viewer) return <AskForLogin panel={panel} />;
  // What comes before everything else is asked for above.
  if (viewer.mustChangePassword) return null;
  return viewer.memberCentreAllowed ? <MemberCentrePanel panel={panel} /> : <TrueAccountDialog onClose={close} />;
}

/** The address keeps its panel while the login is open, so it shows after it; a dismissed login drops it. Who opens an account instead finds it again. */
function AskForLogin({ panel }: { panel: PanelKey }) {
  const { current } = useOpenDialog();
  const { open } = useDialogs();
  const { open: openPanel, close } = usePanel();
  const [asked, setAsked] = useState(false);
  const isIdle = current === null;

  useEffect(() => {
    if (!isIdle) return;
    if (asked) return close();
    setAsked(true);
    open('login', { onComplete: () => openPanel(panel) });
  }, [isIdle, asked, close, open, openPanel, panel]);

  return null;
}
