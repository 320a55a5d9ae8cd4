import { graphql } from 'react-relay/hooks';
import { useCommit } from '../../relay/useCommit.ts';
import type { useVerifyAffiliateCodeMutation } from './__generated__/useVerifyAffiliateCodeMutation.graphql.ts';

export type AffiliateResult = useVerifyAffiliateCodeMutation['response']['verifyAffiliateCode'];

/** Asks the operator whether an agent's code may be registered with. */
export function useVerifyAffiliateCode(): (code: string) => Promise<AffiliateResult> {
  const [commit] = useCommit<useVerifyAffiliateCodeMutation>(graphql`
    mutation useVerifyAffiliateCodeMutation($code: String!) {
      verifyAffiliateCode(code: $code) {
        __typename
        ... on VerifyAffiliateCodePayload {
          code
        }
        ... on TooManyAttemptsError {
          retryAfterSeconds
        }
      }
    }
  `);
  return async (code) => (await commit({ code })).verifyAffiliateCode;
}
