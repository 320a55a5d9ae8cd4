import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { refetchQuery } from '../../../relay/refetchQuery.ts';
import { useOnReturn } from '../../../ui/useOnReturn.ts';
import type { useFreshTermsQuery } from './__generated__/useFreshTermsQuery.graphql.ts';

/**
 * Asks what may be sent whenever the page is come back to: another day may have begun, or something been sent in another tab. Not for the receivers: one
 * who was found by the whole account would be called by fewer letters again.
 */
export function useFreshTerms(): void {
  const environment = useRelayEnvironment();
  useOnReturn(() => {
    refetchQuery<useFreshTermsQuery>(
      environment,
      graphql`
        query useFreshTermsQuery @raw_response_type {
          viewer {
            id
            memberTransferTerms {
              isOpen
              minimum {
                amount
              }
              maximum {
                amount
              }
              leftToday {
                amount
              }
            }
          }
        }
      `,
      {},
    ).subscribe({ error: () => undefined });
  });
}
