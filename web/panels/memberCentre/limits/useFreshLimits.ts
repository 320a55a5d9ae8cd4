import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { useOnReturn } from '../../../ui/useOnReturn.ts';
import query, { type LimitsPageQuery } from './__generated__/LimitsPageQuery.graphql.ts';

/**
 * Asks for the limits whenever the page is come back to: changed in another tab or on another device they would be kept, or taken for used up, as they
 * were when this page was opened.
 */
export function useFreshLimits(): void {
  const environment = useRelayEnvironment();
  useOnReturn(() => {
    // Where no answer comes, what is shown stays.
    fetchQuery<LimitsPageQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).subscribe({ error: () => undefined });
  });
}
