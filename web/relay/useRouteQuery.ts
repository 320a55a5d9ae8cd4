import { type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/**
 * Reads the query that this route's loader started. `useQueryLoader` adopts the reference, so it is released when
 * the screen leaves or the next one replaces it. Call it once per screen: only the owner may release.
 */
export function useRouteQuery<Query extends OperationType>(query: GraphQLTaggedNode): Query['response'] {
  const started = useLoaderData<PreloadedQuery<Query>>();
  const [owned] = useQueryLoader<Query>(query, started);
  return usePreloadedQuery<Query>(query, owned ?? started);
}
