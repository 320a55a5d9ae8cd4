import { graphql } from 'react-relay/hooks';
import { type Outcome, outcomeOf } from '../../../relay/outcome.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import type { useTransferFunds_result$data, useTransferFunds_result$key } from './__generated__/useTransferFunds_result.graphql.ts';
import type { useTransferFundsMutation } from './__generated__/useTransferFundsMutation.graphql.ts';

export type TransferInput = useTransferFundsMutation['variables']['input'];
export type TransferResult = Outcome<useTransferFunds_result$data>;

const result = graphql`
  fragment useTransferFunds_result on TransferFundsResult @inline {
    __typename
    ... on TransferFundsPayload {
      transfer {
        id
      }
    }
    ... on NotSignedInError {
      __typename
    }
    ... on PasswordChangeRequiredError {
      __typename
    }
    ... on InsufficientBalanceError {
      __typename
    }
    ... on WalletUnavailableError {
      __typename
    }
    ... on MoneyMaintenanceError {
      __typename
    }
    ... on AmountOutOfRangeError {
      minimum {
        amount
        symbol
      }
    }
  }
`;

// What is shown anew once money was moved, here and by `useRecallFunds`: named in their mutations alone.
void graphql`
  fragment useTransferFunds_viewer on Member {
    id
    balance {
      amount
      currency
      symbol
    }
    wallets {
      ...WalletList_wallets
      ...TransferForm_wallets
      ...TransferList_wallets
    }
  }
`;

/** Moves money between wallets. Rejects when the answer was lost, and then the same key must be sent again. */
export function useTransferFunds(): [(input: TransferInput) => Promise<TransferResult>, boolean] {
  const [commit, isMoving] = useCommit<useTransferFundsMutation>(graphql`
    mutation useTransferFundsMutation($input: TransferFundsInput!) @raw_response_type {
      transferFunds(input: $input) {
        ... on TransferFundsPayload {
          viewer {
            ...useTransferFunds_viewer
          }
        }
        ...useTransferFunds_result
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  return [async (input) => outcomeOf<useTransferFunds_result$key>(result, (await commit({ input })).transferFunds), isMoving];
}
