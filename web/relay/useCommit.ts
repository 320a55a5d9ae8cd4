import { useCallback } from 'react';
import { useMutation } from 'react-relay/hooks';
import { RequestFault } from './RequestFault.ts';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';

export interface CommitOptions {
  /**
   * Values of the viewer's fields that are shown before they are confirmed, and taken back where they are not. For marks and
   * choices; what is on screen of money is what was confirmed.
   */
  readonly marks?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
}

/**
 * The one way to change something. Resolves with the answer, refusals included; rejects only when the gateway could
 * not be asked or could not answer.
 */
export function useCommit<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [(variables: Mutation['variables'], options?: CommitOptions) => Promise<Mutation['response']>, boolean] {
  const [commit, isInFlight] = useMutation<Mutation>(mutation);
  const commitAndWait = useCallback(
    (variables: Mutation['variables'], { marks }: CommitOptions = {}) =>
      new Promise<Mutation['response']>((resolve, reject) => {
        // Told at once, and certain: nothing has left.
        if (!navigator.onLine) return reject(new RequestFault('OFFLINE'));
        commit({
          variables,
          onCompleted: resolve,
          onError: reject,
          ...(marks && {
            optimisticUpdater: (store) => {
              const viewer = store.getRoot().getLinkedRecord('viewer');
              for (const [name, value] of Object.entries(marks)) viewer?.setValue(value, name);
            },
          }),
        });
      }),
    [commit],
  );
  return [commitAndWait, isInFlight];
}
