import { useCallback } from 'react';
import { useMutation } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';

/**
 * The one way to change something. Resolves with the answer, refusals included; rejects only when the gateway could
 * not be asked or could not answer. Never optimistic: what is on screen is what was confirmed.
 */
export function useCommit<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [(variables: Mutation['variables']) => Promise<Mutation['response']>, boolean] {
  const [commit, isInFlight] = useMutation<Mutation>(mutation);
  const commitAndWait = useCallback(
    (variables: Mutation['variables']) =>
      new Promise<Mutation['response']>((resolve, reject) => {
        commit({ variables, onCompleted: resolve, onError: reject });
      }),
    [commit],
  );
  return [commitAndWait, isInFlight];
}
