import { graphql } from 'react-relay/hooks';
import { useCommit } from '../../../relay/useCommit.ts';
import { useAlone } from '../../../ui/useAlone.ts';
import type { useCancelDepositMutation } from './__generated__/useCancelDepositMutation.graphql.ts';

/** How it ended; undefined for a second press while the first is on its way. */
type CancelOutcome = 'done' | 'late' | 'lost' | undefined;

/** Calls a deposit off, once however often it is pressed. */
export function useCancelDeposit(): [(depositId: string) => Promise<CancelOutcome>, boolean] {
  const [commit, isCancelling] = useCommit<useCancelDepositMutation>(graphql`
    mutation useCancelDepositMutation($input: CancelDepositInput!) @raw_response_type {
      cancelDeposit(input: $input) {
        __typename
        ... on CancelDepositPayload {
          deposit {
            id
            ...DepositDetail_deposit
          }
        }
      }
    }
  `);
  const alone = useAlone();
  const cancel = (depositId: string) =>
    alone(async () => {
      try {
        const { cancelDeposit } = await commit({ input: { depositId } });
        return cancelDeposit.__typename === 'CancelDepositPayload' ? 'done' : 'late';
      } catch {
        return 'lost';
      }
    });
  return [cancel, isCancelling];
}
