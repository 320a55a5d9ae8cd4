import { graphql } from 'react-relay/hooks';
import { type Outcome, outcomeOf } from '../../../relay/outcome.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import type { useVerifyAffiliateCodeMutation } from './__generated__/useVerifyAffiliateCodeMutation.graphql.ts';
import type {
  useVerifyAffiliateCode_result$data,
  useVerifyAffiliateCode_result$key,
} from './__generated__/useVerifyAffiliateCode_result.graphql.ts';

export type AffiliateResult = Outcome<useVerifyAffiliateCode_result$data>;

const result = graphql`
  fragment useVerifyAffiliateCode_result on VerifyAffiliateCodeResult @inline {
    __typename
    ... on VerifyAffiliateCodePayload {
      code
    }
    ... on AffiliateCodeFailedError {
      __typename
    }
    ... on TooManyAttemptsError {
      retryAfterSeconds
    }
  }
`;

/** Asks the operator whether an agent's code may be registered with. */
export function useVerifyAffiliateCode(): (code: string) => Promise<AffiliateResult> {
  const [commit] = useCommit<useVerifyAffiliateCodeMutation>(graphql`
    mutation useVerifyAffiliateCodeMutation($input: VerifyAffiliateCodeInput!) @raw_response_type {
      verifyAffiliateCode(input: $input) {
        ...useVerifyAffiliateCode_result
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  return async (code) => outcomeOf<useVerifyAffiliateCode_result$key>(result, (await commit({ input: { code } })).verifyAffiliateCode);
}
