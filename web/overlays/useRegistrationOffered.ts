import { useCallback, useSyncExternalStore } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { onStoredAnswer, storedAnswer } from '../relay/storedAnswer.ts';
import type { useRegistrationOfferedQuery } from './__generated__/useRegistrationOfferedQuery.graphql.ts';

// Never sent: the header has asked for it.
const query = graphql`
  query useRegistrationOfferedQuery @raw_response_type {
    site {
      switches {
        directRegistration
      }
    }
  }
`;

/** Whether the site offers registration to whoever comes without an invitation, as its header does; true while that is not known. */
export function useRegistrationOffered(): boolean {
  const environment = useRelayEnvironment();
  const subscribe = useCallback((listener: () => void) => onStoredAnswer(environment, query, listener), [environment]);
  return useSyncExternalStore(subscribe, () => {
    const switches = storedAnswer<useRegistrationOfferedQuery>(environment, query).site?.switches;
    return switches === undefined || switches?.directRegistration === true;
  });
}
