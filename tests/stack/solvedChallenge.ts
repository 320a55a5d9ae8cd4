import type { AnswerOf } from '#contract/call.ts';
import type { challenge } from '#contract/identity/verification.ts';
import { solutionOf } from '../../platform/testing/solve.ts';

/** What asks for a challenge, as the page does before it registers. */
export const challengeDocument =
  'mutation { requestChallenge { ... on RequestChallengePayload { challenge { algorithm challenge salt signature maxNumber } } } }';

export interface ChallengeData {
  readonly requestChallenge: {
    readonly challenge?: Omit<AnswerOf<typeof challenge>, 'maxnumber' | 'expiresAt'> & { readonly maxNumber: number };
  };
}

/** The solution to send with one registration or one request for an SMS. */
export function solvedChallenge({ requestChallenge: { challenge: made } }: ChallengeData): string {
  if (made === undefined) throw new Error('The site gives no challenge to this address any more.');
  return solutionOf({ ...made, maxnumber: made.maxNumber });
}
