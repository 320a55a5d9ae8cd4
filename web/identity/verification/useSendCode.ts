import { graphql, readInlineData } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { outcome_refusal$key } from '../../relay/__generated__/outcome_refusal.graphql.ts';
import { refusedOf } from '../../relay/outcome.ts';
import { useCommit } from '../../relay/useCommit.ts';
import type { useSendCode_notSent$key } from './__generated__/useSendCode_notSent.graphql.ts';
import type { useSendCode_sent$key } from './__generated__/useSendCode_sent.graphql.ts';
import type { CodeOutcome, CodeRequest } from './useSentCode.ts';

/** What every mutation that has a code sent asks for; see `useLoginCode`. */
interface CodeAnswer {
  readonly __typename: string;
  readonly sent: useSendCode_sent$key | null | undefined;
  readonly notSent: useSendCode_notSent$key | null | undefined;
  readonly refusal: outcome_refusal$key | null | undefined;
}

const known = ['ChallengeFailedError', 'FeatureOffError'] as const;

function readOutcome(answer: CodeAnswer): CodeOutcome {
  const sent = readInlineData(
    graphql`
      fragment useSendCode_sent on CodeSentPayload @inline {
        expiresInSeconds
        checkId
      }
    `,
    answer.sent ?? null,
  );
  if (sent) return { __typename: 'CodeSentPayload', expiresInSeconds: sent.expiresInSeconds, checkId: sent.checkId };
  const notSent = readInlineData(
    graphql`
      fragment useSendCode_notSent on CodeNotSentError @inline {
        retryAfterSeconds
      }
    `,
    answer.notSent ?? null,
  );
  const refused = refusedOf(answer.refusal);
  if (notSent) return { __typename: 'CodeNotSentError', ...refused, retryAfterSeconds: notSent.retryAfterSeconds };
  return { __typename: known.find((name) => name === answer.__typename) ?? '%other', ...refused };
}

/** Has a code sent by `mutation`, whose field `answerOf` reads. Resolves with the outcome, refusals included. */
export function useSendCode<Response extends MutationParameters['response']>(
  mutation: GraphQLTaggedNode,
  answerOf: (response: Response) => CodeAnswer,
): (input: CodeRequest) => Promise<CodeOutcome> {
  const [commit] = useCommit<{ readonly variables: { readonly input: CodeRequest }; readonly response: Response }>(mutation);
  return async (input) => readOutcome(answerOf(await commit({ input })));
}
