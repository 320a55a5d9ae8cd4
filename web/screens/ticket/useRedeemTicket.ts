import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { type Outcome, outcomeOf } from '../../relay/outcome.ts';
import { useCommit } from '../../relay/useCommit.ts';
import type { useRedeemTicketMutation } from './__generated__/useRedeemTicketMutation.graphql.ts';
import type { useRedeemTicket_result$data, useRedeemTicket_result$key } from './__generated__/useRedeemTicket_result.graphql.ts';

export type RedeemTicketResult = Outcome<useRedeemTicket_result$data>;

const result = graphql`
  fragment useRedeemTicket_result on RedeemTicketResult @inline {
    __typename
    ... on LogInPayload {
      viewer {
        id
      }
    }
    ... on TicketNotConfirmedError {
      account
      replaces
    }
    ... on TicketFailedError {
      __typename
    }
    ... on TooManyAttemptsError {
      retryAfterSeconds
    }
  }
`;

/** Signs in by a one-time ticket, where the person has confirmed it. The viewer is not told yet: nothing else of the page has begun. */
export function useRedeemTicket(): (ticket: string, confirmed: boolean) => Promise<RedeemTicketResult> {
  const [commit] = useCommit<useRedeemTicketMutation>(graphql`
    mutation useRedeemTicketMutation($input: RedeemTicketInput!) @raw_response_type {
      redeemTicket(input: $input) {
        ...useRedeemTicket_result
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  return useCallback(
    async (ticket, confirmed) =>
      outcomeOf<useRedeemTicket_result$key>(result, (await commit({ input: { ticket, confirmed } })).redeemTicket),
    [commit],
  );
}
