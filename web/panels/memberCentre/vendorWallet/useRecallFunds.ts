import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { type Outcome, outcomeOf } from '../../../relay/outcome.ts';
import { useAlone } from '../../../ui/useAlone.ts';
import { useIdempotencyKeys } from '../../../relay/useIdempotencyKeys.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import type { useRecallFunds_result$data, useRecallFunds_result$key } from './__generated__/useRecallFunds_result.graphql.ts';
import type { useRecallFundsMutation } from './__generated__/useRecallFundsMutation.graphql.ts';

const result = graphql`
  fragment useRecallFunds_result on RecallFundsResult @inline {
    __typename
    ... on RecallFundsPayload {
      transfers {
        id
      }
    }
    ... on MoneyMaintenanceError {
      __typename
    }
  }
`;

/** How the last recall ended: the ids of its transfers, what it was refused by, or `lost` where no answer came and the same goes out again. */
export type RecallOutcome =
  | { readonly kind: 'sent'; readonly ids: readonly string[] }
  | { readonly kind: 'refused'; readonly refusal: Outcome<useRecallFunds_result$data> }
  | { readonly kind: 'lost' };

/** Brings everything back, each press once: a double click, and a retry after a lost answer, send the same key. */
export function useRecallFunds() {
  const [commit, isRecalling] = useCommit<useRecallFundsMutation>(graphql`
    mutation useRecallFundsMutation($input: RecallFundsInput!) @raw_response_type {
      recallFunds(input: $input) {
        ... on RecallFundsPayload {
          viewer {
            ...useTransferFunds_viewer
          }
        }
        ...useRecallFunds_result
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  const [outcome, setOutcome] = useState<RecallOutcome | null>(null);
  const keys = useIdempotencyKeys();
  const alone = useAlone();

  const recall = () =>
    alone(async () => {
      setOutcome(null);
      try {
        const answer = (await commit({ input: { idempotencyKey: keys.of() } })).recallFunds;
        const read = outcomeOf<useRecallFunds_result$key>(result, answer);
        keys.clear();
        setOutcome(
          read.__typename === 'RecallFundsPayload'
            ? { kind: 'sent', ids: read.transfers.map(({ id }) => id) }
            : { kind: 'refused', refusal: read },
        );
      } catch {
        setOutcome({ kind: 'lost' });
      }
    });
  return { recall, isRecalling, outcome };
}
