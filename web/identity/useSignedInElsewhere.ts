import { useEffect, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useDialogOrigin } from '../overlays/dialogs.tsx';
import { useSignedIn } from '../session/useSignedIn.ts';
import { isRestricted } from '../session/viewer.ts';

/**
 * For what asks for a login: closes it once another tab of the browser has signed somebody in, and what waited for it goes on.
 * A login that is made here ends in `useEnter`. Off while `isWaiting` is false.
 */
export function useSignedInElsewhere(isWaiting = true): void {
  const environment = useRelayEnvironment();
  const isMember = useSignedIn() === true;
  const { finish } = useDialogOrigin();
  // Not where the login was asked for of a member: the session is over, and this page has not heard of it yet.
  const wasGuest = useRef(false);
  useEffect(() => {
    wasGuest.current ||= !isMember;
    // A session that has to change its password first is asked to in the dialog's place, and passes on what waits.
    if (isWaiting && isMember && wasGuest.current && !isRestricted(environment)) finish();
  }, [isWaiting, isMember, environment, finish]);
}
