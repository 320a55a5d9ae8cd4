import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useCommit } from '../../relay/useCommit.ts';
import { solvePuzzle } from './solvePuzzle.ts';
import type { useChallengeMutation } from './__generated__/useChallengeMutation.graphql.ts';

/** A challenge cannot be had before so many seconds are over. */
export interface ChallengeRefused {
  readonly retryAfterSeconds: number;
}

/**
 * Asks for a challenge and solves it. `solve` resolves with the solution as it is sent, good for one call; rejects when the
 * gateway could not be asked. `percent` is how far the work has come, `null` while there is none.
 */
export function useChallenge(): { solve: () => Promise<string | ChallengeRefused>; percent: number | null } {
  const [commit] = useCommit<useChallengeMutation>(graphql`
    mutation useChallengeMutation @raw_response_type {
      requestChallenge {
        __typename
        ... on RequestChallengePayload {
          challenge {
            algorithm
            challenge
            salt
            signature
            maxNumber
          }
        }
        ... on TooManyAttemptsError {
          retryAfterSeconds
        }
      }
    }
  `);
  const [percent, setPercent] = useState<number | null>(null);
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const solve = useCallback(async () => {
    setPercent(0);
    try {
      const { requestChallenge: result } = await commit({});
      if (result.__typename === 'TooManyAttemptsError') return { retryAfterSeconds: result.retryAfterSeconds };
      if (result.__typename !== 'RequestChallengePayload') throw new Error('an answer of a later version');
      const { algorithm, challenge, salt, signature, maxNumber } = result.challenge;
      const signal = leaving.current?.signal;
      const number = await solvePuzzle(
        { challenge, salt, maxNumber },
        { ...(signal && { signal }), onProgress: (share) => setPercent(tens(share)) },
      );
      return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
    } finally {
      setPercent(null);
    }
  }, [commit]);
  return { solve, percent };
}

/** In steps, so that progress is read out now and then, not without a pause. */
const tens = (share: number) => Math.floor(share * 10) * 10;
