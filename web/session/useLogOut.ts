import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { useCommit } from '../relay/useCommit.ts';
import { useLoggedOut } from './useLoggedOut.ts';
import type { useLogOutMutation } from './__generated__/useLogOutMutation.graphql.ts';

/**
 * Ends the session: home as a guest, who is told so. `close` puts away what was asked for it. Rejects, and changes nothing, when the gateway
 * could not be asked.
 */
export function useLogOut(): [(close: () => void) => Promise<void>, boolean] {
  const navigate = useNavigate();
  const { forget, tell } = useLoggedOut();
  const [commit, isLoggingOut] = useCommit<useLogOutMutation>(graphql`
    mutation useLogOutMutation @raw_response_type {
      logOut {
        loggedOut
      }
    }
  `);
  const logOut = async (close: () => void) => {
    await commit({});
    // On the way home first: a panel that is still in the address would ask the guest to log in.
    const home = navigate('/');
    forget();
    await home;
    close();
    tell();
  };
  return [logOut, isLoggingOut];
}
