import { graphql } from 'react-relay/hooks';
import { type Outcome, outcomeOf } from '../../../relay/outcome.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import type { useRegisterMutation } from './__generated__/useRegisterMutation.graphql.ts';
import type { useRegisterMobileMutation } from './__generated__/useRegisterMobileMutation.graphql.ts';
import type { useRegister_result$data, useRegister_result$key } from './__generated__/useRegister_result.graphql.ts';

export type RegisterInput = useRegisterMutation['variables']['input'];
export type RegisterMobileInput = useRegisterMobileMutation['variables']['input'];
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

/** Opens an account, by user name or by mobile number. Both resolve with the outcome, refusals included, and reject when the gateway could not be asked. */
export function useRegister() {
  const [register] = useCommit<useRegisterMutation>(graphql`
    mutation useRegisterMutation($input: RegisterInput!) @raw_response_type {
      register(input: $input) {
        ...useRegister_result
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  const [registerMobile] = useCommit<useRegisterMobileMutation>(graphql`
    mutation useRegisterMobileMutation($input: RegisterMobileInput!) @raw_response_type {
      registerMobile(input: $input) {
        ...useRegister_result
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  const read = outcomeOf<useRegister_result$key>;
  return {
    register: async (input: RegisterInput): Promise<RegisterResult> => read(result, (await register({ input })).register),
    registerMobile: async (input: RegisterMobileInput): Promise<RegisterResult> =>
      read(result, (await registerMobile({ input })).registerMobile),
  };
}
