import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useDialogs } from '../overlays/dialogs.tsx';
import { isSignedIn, whenSignedInIsKnown } from '../session/viewer.ts';

/**
 * `guard(action)` runs the action at once where somebody is signed in; else it opens the login dialog over the current
 * screen and runs the action after login. Address and scroll stay as they are.
 */
export function useSignIn(): { guard(action: () => void): void } {
  const environment = useRelayEnvironment();
  const { open } = useDialogs();
  const guard = useCallback(
    (action: () => void) => {
      const decide = (signedIn: boolean) => (signedIn ? action() : open('login', { onComplete: action }));
      const known = isSignedIn(environment);
      // In the same turn where possible: an action may open a window, which only a click's own turn is allowed to.
      if (known !== undefined) decide(known);
      else whenSignedInIsKnown(environment).then(decide, () => decide(false));
    },
    [environment, open],
  );
  return { guard };
}
