import { graphql } from 'react-relay/hooks';
import { type Outcome, outcomeOf } from '../../relay/outcome.ts';
import { useCommit } from '../../relay/useCommit.ts';
import type { useRegisterMutation } from './__generated__/useRegisterMutation.graphql.ts';
import type { useRegister_result$data, useRegister_result$key } from './__generated__/useRegister_result.graphql.ts';

export type RegisterInput = useRegisterMutation['variables']['input'];
export type RegisterResult = Outcome<useRegister_result$data>;

const result = graphql`
  fragment useRegister_result on RegisterResult @inline {
    __typename
    ... on RegisterPayload {
      account
      viewer {
        id
        ...useViewer_member
      }
    }
    ... on InvalidFieldsError {
      fields {
        name
        patternId
      }
    }
    ... on TooManyAttemptsError {
      retryAfterSeconds
    }
    ... on UsernameTakenError {
      __typename
    }
    ... on MobileTakenError {
      __typename
    }
    ... on AffiliateCodeFailedError {
      __typename
    }
    ... on CaptchaFailedError {
      __typename
    }
    ... on VerificationCodeFailedError {
      __typename
    }
    ... on ChallengeFailedError {
      __typename
    }
    ... on FeatureOffError {
      __typename
    }
    ... on MoneyMaintenanceError {
      __typename
    }
  }
`;

/** Opens an account by user name. Resolves with the outcome, refusals included; rejects when the gateway could not be asked. */
export function useRegister(): (input: RegisterInput) => Promise<RegisterResult> {
  const [commit] = useCommit<useRegisterMutation>(graphql`
    mutation useRegisterMutation($input: RegisterInput!) {
      register(input: $input) {
        ...useRegister_result
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  return async (input) => outcomeOf<useRegister_result$key>(result, (await commit({ input })).register);
}
