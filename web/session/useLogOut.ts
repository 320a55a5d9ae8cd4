import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useCommit } from '../relay/useCommit.ts';
import { clearViewer } from './viewer.ts';
import { forgetMember } from './forgetMember.ts';
import type { useLogOutMutation } from './__generated__/useLogOutMutation.graphql.ts';

/** Ends the session and forgets the member on this page. Rejects, and changes nothing, when the gateway could not be asked. */
export function useLogOut(): [() => Promise<void>, boolean] {
  const environment = useRelayEnvironment();
  const [commit, isLoggingOut] = useCommit<useLogOutMutation>(graphql`
    mutation useLogOutMutation @raw_response_type {
      logOut {
        loggedOut
      }
    }
  `);
  const logOut = async () => {
    await commit({});
    clearViewer(environment);
    forgetMember();
  };
  return [logOut, isLoggingOut];
}
