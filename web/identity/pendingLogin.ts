import { graphql, readInlineData } from 'react-relay/hooks';
import type { PendingLogin } from '../overlays/dialogs.tsx';
import type { pendingLogin_needed$key } from './__generated__/pendingLogin_needed.graphql.ts';

/** What the dialog is given that proves a login. Every way in asks for it by this fragment. */
export function pendingLogin(needed: pendingLogin_needed$key): PendingLogin {
  return readInlineData(
    graphql`
      fragment pendingLogin_needed on LoginVerificationNeededError @inline {
        verificationId
        expiresInSeconds
        choices {
          method
          hint
        }
      }
    `,
    needed,
  );
}
