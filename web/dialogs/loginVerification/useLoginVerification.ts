import { graphql } from 'react-relay/hooks';
import { outcomeOf } from '../../relay/outcome.ts';
import { useCommit } from '../../relay/useCommit.ts';
import type {
  LoginVerificationMethod,
  useLoginVerificationBeginMutation,
} from './__generated__/useLoginVerificationBeginMutation.graphql.ts';
import type { useLoginVerification_sent$key } from './__generated__/useLoginVerification_sent.graphql.ts';
import type { useLoginVerificationAnswerMutation } from './__generated__/useLoginVerificationAnswerMutation.graphql.ts';
import type { useLoginVerification_proof$key } from './__generated__/useLoginVerification_proof.graphql.ts';

export type Method = LoginVerificationMethod;

const sent = graphql`
  fragment useLoginVerification_sent on BeginLoginVerificationResult @inline {
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
`;

const proof = graphql`
  fragment useLoginVerification_proof on AnswerLoginVerificationResult @inline {
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
`;

/** The two calls of a login that has to be proven: having a code sent, and answering. */
export function useLoginVerification(verificationId: string) {
  const [begin, isSending] = useCommit<useLoginVerificationBeginMutation>(graphql`
    mutation useLoginVerificationBeginMutation($input: BeginLoginVerificationInput!) @raw_response_type {
      beginLoginVerification(input: $input) {
        ...useLoginVerification_sent
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  const [answer, isAnswering] = useCommit<useLoginVerificationAnswerMutation>(graphql`
    mutation useLoginVerificationAnswerMutation($input: AnswerLoginVerificationInput!) @raw_response_type {
      answerLoginVerification(input: $input) {
        ...useLoginVerification_proof
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);
  return {
    isSending,
    isAnswering,
    begin: async (method: Method) =>
      outcomeOf<useLoginVerification_sent$key>(sent, (await begin({ input: { verificationId, method } })).beginLoginVerification),
    answer: async (method: Method, text: string) =>
      outcomeOf<useLoginVerification_proof$key>(
        proof,
        (await answer({ input: { verificationId, method, answer: text } })).answerLoginVerification,
      ),
  };
}
