import { use } from 'react';
import { useLazyLoadQuery as useRemembered } from 'react-relay/hooks';
import type { FetchPolicy, GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { AttemptContext } from '../attempts/attempts.ts';

/**
 * Relay's own remembers a failure for minutes, and throws it again without a request. This one asks by the attempt of the section around it, so that
 * "Try again" there is a new question.
 */
export function useLazyLoadQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  options?: { readonly fetchPolicy?: FetchPolicy },
): Query['response'] {
  return useRemembered<Query>(query, variables, { ...options, fetchKey: use(AttemptContext)?.number ?? 0 });
}
