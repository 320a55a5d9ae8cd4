import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { useCommit } from '../../relay/useCommit.ts';
import type { useRedeemTicketMutation } from './__generated__/useRedeemTicketMutation.graphql.ts';

export type RedeemTicketResult = useRedeemTicketMutation['response']['redeemTicket'];

/** Signs in by a one-time ticket, where the person has confirmed it. The viewer is not told yet: nothing else of the page has begun. */
export function useRedeemTicket(): (ticket: string, confirmed: boolean) => Promise<RedeemTicketResult> {
  const [commit] = useCommit<useRedeemTicketMutation>(graphql`
    mutation useRedeemTicketMutation($input: RedeemTicketInput!) {
      redeemTicket(input: $input) {
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
    }
  `);
  return useCallback(async (ticket, confirmed) => (await commit({ input: { ticket, confirmed } })).redeemTicket, [commit]);
}
