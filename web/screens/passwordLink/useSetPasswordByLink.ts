import { graphql } from 'react-relay/hooks';
import { type Outcome, outcomeOf } from '../../relay/outcome.ts';
import { useCommit } from '../../relay/useCommit.ts';
import type { useSetPasswordByLinkMutation } from './__generated__/useSetPasswordByLinkMutation.graphql.ts';
import type {
  useSetPasswordByLink_result$data,
  useSetPasswordByLink_result$key,
} from './__generated__/useSetPasswordByLink_result.graphql.ts';

export type SetPasswordByLinkInput = useSetPasswordByLinkMutation['variables']['input'];
export type SetPasswordByLinkResult = Outcome<useSetPasswordByLink_result$data>;

const result = graphql`
  fragment useSetPasswordByLink_result on SetPasswordByLinkResult @inline {
    __typename
    ... on SetPasswordByLinkPayload {
      changed
    }
    ... on RecoveryFailedError {
      __typename
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
  }
`;

/** Sets the password by a mailed link, once. Resolves with the outcome, refusals included. */
export function useSetPasswordByLink(): [(input: SetPasswordByLinkInput) => Promise<SetPasswordByLinkResult>, boolean] {
  const [commit, isSetting] = useCommit<useSetPasswordByLinkMutation>(graphql`
    mutation useSetPasswordByLinkMutation($input: SetPasswordByLinkInput!) @raw_response_type {
      setPasswordByLink(input: $input) {
        ...useSetPasswordByLink_result
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  return [async (input) => outcomeOf<useSetPasswordByLink_result$key>(result, (await commit({ input })).setPasswordByLink), isSetting];
}
