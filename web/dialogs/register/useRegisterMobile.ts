import { graphql } from 'react-relay/hooks';
import { type Outcome, outcomeOf } from '../../relay/outcome.ts';
import { useCommit } from '../../relay/useCommit.ts';
import type { useRegisterMobileMutation } from './__generated__/useRegisterMobileMutation.graphql.ts';
import type { useRegisterMobile_result$data, useRegisterMobile_result$key } from './__generated__/useRegisterMobile_result.graphql.ts';

export type RegisterMobileInput = useRegisterMobileMutation['variables']['input'];
export type RegisterMobileResult = Outcome<useRegisterMobile_result$data>;

const result = graphql`
  fragment useRegisterMobile_result on RegisterMobileResult @inline {
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

/** Opens an account by mobile number. Resolves with the outcome, refusals included; rejects when the gateway could not be asked. */
export function useRegisterMobile(): (input: RegisterMobileInput) => Promise<RegisterMobileResult> {
  const [commit] = useCommit<useRegisterMobileMutation>(graphql`
    mutation useRegisterMobileMutation($input: RegisterMobileInput!) {
      registerMobile(input: $input) {
        ...useRegisterMobile_result
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  return async (input) => outcomeOf<useRegisterMobile_result$key>(result, (await commit({ input })).registerMobile);
}
