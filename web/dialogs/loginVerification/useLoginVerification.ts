import { graphql } from 'react-relay/hooks';
import { useCommit } from '../../relay/useCommit.ts';
import type { LoginVerificationMethod, useLoginVerificationBeginMutation } from './__generated__/useLoginVerificationBeginMutation.graphql.ts';
import type { useLoginVerificationAnswerMutation } from './__generated__/useLoginVerificationAnswerMutation.graphql.ts';

export type Method = LoginVerificationMethod;

/** The two calls of a login that has to be proven: having a code sent, and answering. */
export function useLoginVerification(verificationId: string) {
  const [begin, isSending] = useCommit<useLoginVerificationBeginMutation>(graphql`
    mutation useLoginVerificationBeginMutation($input: BeginLoginVerificationInput!) {
      beginLoginVerification(input: $input) {
        __typename
        ... on CodeSentPayload {
          expiresInSeconds
        }
        ... on LoginVerificationExpiredError {
          __typename
        }
        ... on FeatureOffError {
          __typename
        }
        ... on TooManyAttemptsError {
          retryAfterSeconds
        }
      }
    }
  `);
  const [answer, isAnswering] = useCommit<useLoginVerificationAnswerMutation>(graphql`
    mutation useLoginVerificationAnswerMutation($input: AnswerLoginVerificationInput!) {
      answerLoginVerification(input: $input) {
        __typename
        ... on LogInPayload {
          ...useEnter_entered @alias(as: "entered")
        }
        ... on LoginVerificationFailedError {
          triesLeft
        }
        ... on LoginVerificationExpiredError {
          __typename
        }
        ... on SelfExcludedError {
          ...selfExclusion_excluded @alias(as: "excluded")
        }
        ... on FeatureOffError {
          __typename
        }
        ... on TooManyAttemptsError {
          retryAfterSeconds
        }
      }
    }
  `);
  return {
    isSending,
    isAnswering,
    begin: async (method: Method) => (await begin({ input: { verificationId, method } })).beginLoginVerification,
    answer: async (method: Method, text: string) => (await answer({ input: { verificationId, method, answer: text } })).answerLoginVerification,
  };
}
