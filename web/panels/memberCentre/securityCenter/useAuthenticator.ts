import { graphql } from 'react-relay/hooks';
import { outcomeOf } from '../../../relay/outcome.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import type { useAuthenticatorConfirmMutation } from './__generated__/useAuthenticatorConfirmMutation.graphql.ts';
import type { useAuthenticatorEnrolMutation } from './__generated__/useAuthenticatorEnrolMutation.graphql.ts';
import type { useAuthenticatorRemoveMutation } from './__generated__/useAuthenticatorRemoveMutation.graphql.ts';
import type { useAuthenticator_confirmed$key } from './__generated__/useAuthenticator_confirmed.graphql.ts';
import type { useAuthenticator_enrolled$key } from './__generated__/useAuthenticator_enrolled.graphql.ts';
import type { useAuthenticator_removed$key } from './__generated__/useAuthenticator_removed.graphql.ts';

const enrolled = graphql`
  fragment useAuthenticator_enrolled on EnrolAuthenticatorResult @inline {
    __typename
    ... on EnrolAuthenticatorPayload {
      secret
      address
    }
    ... on WrongPasswordError {
      __typename
    }
    ... on VerificationCodeFailedError {
      __typename
    }
  }
`;

const confirmed = graphql`
  fragment useAuthenticator_confirmed on ConfirmAuthenticatorResult @inline {
    __typename
    ... on ConfirmAuthenticatorPayload {
      recoveryCodes
    }
    ... on VerificationCodeFailedError {
      __typename
    }
  }
`;

const removed = graphql`
  fragment useAuthenticator_removed on RemoveAuthenticatorResult @inline {
    __typename
    ... on RemoveAuthenticatorPayload {
      removed
    }
    ... on WrongPasswordError {
      __typename
    }
    ... on VerificationCodeFailedError {
      __typename
    }
  }
`;

/** Binding an authenticator app in two steps, and taking it away. */
export function useAuthenticator() {
  const [enrol, isEnrolling] = useCommit<useAuthenticatorEnrolMutation>(graphql`
    mutation useAuthenticatorEnrolMutation($input: EnrolAuthenticatorInput!) @raw_response_type {
      enrolAuthenticator(input: $input) {
        ...useAuthenticator_enrolled
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  const [confirm, isConfirming] = useCommit<useAuthenticatorConfirmMutation>(graphql`
    mutation useAuthenticatorConfirmMutation($input: ConfirmAuthenticatorInput!) @raw_response_type {
      confirmAuthenticator(input: $input) {
        ...useAuthenticator_confirmed
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  const [remove, isRemoving] = useCommit<useAuthenticatorRemoveMutation>(graphql`
    mutation useAuthenticatorRemoveMutation($input: RemoveAuthenticatorInput!) @raw_response_type {
      removeAuthenticator(input: $input) {
        ...useAuthenticator_removed
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  return {
    isBusy: isEnrolling || isConfirming || isRemoving,
    /** `code`: empty where the account has no factor. */
    enrol: async (password: string, code: string) =>
      outcomeOf<useAuthenticator_enrolled$key>(
        enrolled,
        (await enrol({ input: { password, code: code === '' ? null : code } })).enrolAuthenticator,
      ),
    confirm: async (code: string) =>
      outcomeOf<useAuthenticator_confirmed$key>(confirmed, (await confirm({ input: { code } })).confirmAuthenticator),
    remove: async (password: string, code: string) =>
      outcomeOf<useAuthenticator_removed$key>(removed, (await remove({ input: { password, code } })).removeAuthenticator),
  };
}
