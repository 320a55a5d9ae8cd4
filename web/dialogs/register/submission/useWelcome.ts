import { useRelayEnvironment } from 'react-relay/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDialogOrigin, useDialogs } from '../../../overlays/dialogs.tsx';
import { placeAfterLogin } from '../../../identity/placeAfterLogin.ts';
import { rememberUser } from '../../../identity/remembered.ts';
import { clearViewer, isOnTrial, setViewer } from '../../../session/viewer.ts';
import { forgetDraft } from '../rules/registrationDraft.ts';
import type { RegistrationMode } from '../rules/registrationFields.ts';
import type { RegistrationOutcome } from './submitRegistration.ts';

/** Lets in who has just registered: home, signed in, and the success dialog in place of the form. A page that lets in leads on to what it was opened for. */
export function useWelcome(mode: RegistrationMode) {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const here = useLocation();
  const { onComplete } = useDialogOrigin();
  const { open } = useDialogs();
  return ({ payload }: Extract<RegistrationOutcome, { kind: 'registered' }>, username: string): void => {
    const isGenerated = mode === 'mobile';
    rememberUser(isGenerated ? payload.account : username);
    forgetDraft();
    if (isOnTrial(environment)) clearViewer(environment);
    setViewer(environment, payload);
    void navigate(placeAfterLogin(here));
    open('registered', {
      payload: { account: payload.account, ...(isGenerated && { isGenerated }) },
      onComplete: onComplete(),
    });
  };
}
