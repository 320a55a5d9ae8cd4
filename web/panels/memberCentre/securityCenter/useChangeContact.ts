import { graphql } from 'react-relay/hooks';
import { outcomeOf } from '../../../relay/outcome.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import type { useChangeContactMutation } from './__generated__/useChangeContactMutation.graphql.ts';
import type { useChangeContactSendMutation } from './__generated__/useChangeContactSendMutation.graphql.ts';
import type { useChangeContact_changed$key } from './__generated__/useChangeContact_changed.graphql.ts';
import type { useChangeContact_sent$key } from './__generated__/useChangeContact_sent.graphql.ts';

const sent = graphql`
  fragment useChangeContact_sent on SendContactCodeResult @inline {
    __typename
    ... on CodeSentPayload {
      expiresInSeconds
    }
    ... on WrongPasswordError {
      __typename
    }
    ... on InvalidFieldsError {
      __typename
    }
    ... on CodeNotSentError {
      reason
    }
  }
`;

const changed = graphql`
  fragment useChangeContact_changed on ChangeContactResult @inline {
    __typename
    ... on VerificationCodeFailedError {
      __typename
    }
    ... on ProofFailedError {
      __typename
    }
    ... on InvalidFieldsError {
      __typename
    }
    ... on ChangeContactPayload {
      viewer {
        id
        ...SecurityList_member
      }
    }
  }
`;

/** The two calls that bind a number or a mail address: having the codes sent, and answering them. */
export function useChangeContact() {
  const [send, isSending] = useCommit<useChangeContactSendMutation>(graphql`
    mutation useChangeContactSendMutation($input: SendContactCodeInput!) @raw_response_type {
      sendContactCode(input: $input) {
        ...useChangeContact_sent
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  const [change, isChanging] = useCommit<useChangeContactMutation>(graphql`
    mutation useChangeContactMutation($input: ChangeContactInput!) @raw_response_type {
      changeContact(input: $input) {
        ...useChangeContact_changed
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  return {
    isSending,
    isChanging,
    send: async (input: useChangeContactSendMutation['variables']['input']) =>
      outcomeOf<useChangeContact_sent$key>(sent, (await send({ input })).sendContactCode),
    change: async (input: useChangeContactMutation['variables']['input']) =>
      outcomeOf<useChangeContact_changed$key>(changed, (await change({ input })).changeContact),
  };
}
