import { graphql } from 'react-relay/hooks';
import { type Outcome, outcomeOf } from '../../../relay/outcome.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import type { useDepositMutation } from './__generated__/useDepositMutation.graphql.ts';
import type { useDeposit_result$data, useDeposit_result$key } from './__generated__/useDeposit_result.graphql.ts';

export type DepositInput = useDepositMutation['variables']['input'];
export type DepositResult = Outcome<useDeposit_result$data>;
export type DepositPayload = Extract<DepositResult, { readonly __typename: 'DepositPayload' }>;

const result = graphql`
  fragment useDeposit_result on DepositResult @inline {
    __typename
    ... on DepositPayload {
      deposit {
        id
        reference
        status
        createdAt
        amount {
          amount
          symbol
        }
      }
      viewer {
        id
        balance {
          amount
          currency
          symbol
        }
      }
    }
    ... on NotSignedInError {
      __typename
    }
    ... on PasswordChangeRequiredError {
      __typename
    }
    ... on DepositMethodUnavailableError {
      __typename
    }
    ... on RealAccountNeededError {
      __typename
    }
    ... on MoneyMaintenanceError {
      __typename
    }
    ... on TooManyAttemptsError {
      __typename
    }
    ... on LimitReachedError {
      kind
      period
      left
    }
    ... on AmountOutOfRangeError {
      minimum {
        amount
        symbol
      }
      maximum {
        amount
        symbol
      }
    }
  }
`;

/**
 * Pays in. Resolves with the outcome, refusals included; rejects when the answer was lost, and then the same
 * key must be sent again. The payload carries the member's new balance, so every balance on screen follows.
 */
export function useDeposit(): [(input: DepositInput) => Promise<DepositResult>, boolean] {
  const [commit, isDepositing] = useCommit<useDepositMutation>(graphql`
    mutation useDepositMutation($input: DepositInput!) @raw_response_type {
      deposit(input: $input) {
        ...useDeposit_result
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  return [async (input) => outcomeOf<useDeposit_result$key>(result, (await commit({ input })).deposit), isDepositing];
}
