import { useState } from 'react';
import { AuthenticatorRemoval } from './AuthenticatorRemoval.tsx';
import { AuthenticatorSetup, type AuthenticatorSetupProps } from './AuthenticatorSetup.tsx';

export interface AuthenticatorFormProps extends AuthenticatorSetupProps {
  isBound: boolean;
}

/**
 * Binds an app, or takes away the one that was bound when this was opened. The app is bound before its recovery codes are put away: an answer that tells so
 * meanwhile must not take them from the screen, which shows them this once.
 */
export function AuthenticatorForm({ isBound, onDone, ...proof }: AuthenticatorFormProps) {
  const [wasBound] = useState(isBound);
  return wasBound ? <AuthenticatorRemoval onDone={onDone} /> : <AuthenticatorSetup {...proof} onDone={onDone} />;
}
