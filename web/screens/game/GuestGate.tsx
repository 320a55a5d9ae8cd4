import { useEffect } from 'react';
import { useDialogs } from '../../shell/dialogs.tsx';
import { GameNotice } from './GameNotice.tsx';

/** Asks for the login at once; whoever dismisses it finds a way back to it. */
export function GuestGate() {
  const { open } = useDialogs();
  useEffect(() => open('login'), [open]);
  return <GameNotice words="guest" onAction={() => open('login')} />;
}
