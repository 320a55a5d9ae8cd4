import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Refused } from '../../relay/outcome.ts';
import type { ReferenceProps } from '../../ui/Reference/Reference.tsx';
import { referenceOf } from '../../ui/Reference/referenceOf.ts';
import { type ChallengeRefused, useChallenge } from './useChallenge.ts';
import { type CodePurpose, keepSentCode, keptCode, onSentCode, type SentCode, sentCodeOf } from './sentCode.ts';
import { useThrottle } from './useThrottle.ts';

/** A number, and the solved challenge where one is asked for. */
export interface CodeRequest {
  readonly countryDialingCode: string;
  readonly mobileNum: string;
  readonly challenge?: string;
}

/** Outcome of the three calls that have a code sent. */
export type CodeOutcome =
  | { readonly __typename: 'CodeSentPayload'; readonly expiresInSeconds: number; readonly checkId: string | null | undefined }
  | (Partial<Refused> & {
      readonly __typename: 'CodeNotSentError';
      readonly retryAfterSeconds: number | null | undefined;
    })
  | (Partial<Refused> & { readonly __typename: 'ChallengeFailedError' | 'FeatureOffError' | '%other' });

/** What the warning says: the operator's own words, or a kind of this site. */
export type CodeWarning = { readonly reference?: Partial<ReferenceProps> } & (
  | { readonly text: string }
  | { readonly kind: 'challenge' | 'featureOff' | 'tooMany' | 'fault' }
);

export interface SentCodeParts {
  readonly purpose: CodePurpose;
  readonly challengeRequired: boolean;
  readonly send: (request: CodeRequest) => Promise<CodeOutcome>;
}

const codePause = 1_000;

/** Has codes sent: one a second at most, none to the same number before its countdown is over, each after its challenge. */
export function useSentCode({ purpose, challengeRequired, send }: SentCodeParts) {
  const kept = useSyncExternalStore(onSentCode, () => keptCode(purpose));
  const sent = useMemo(() => sentCodeOf(kept), [kept]);
  const [isRequesting, setRequesting] = useState(false);
  const [warning, setWarning] = useState<CodeWarning | null>(null);
  const { solve, percent } = useChallenge();
  const isTime = useThrottle(codePause);

  /** True once the code is on its way. */
  const request = async ({ countryDialingCode, mobileNum }: Omit<CodeRequest, 'challenge'>): Promise<boolean> => {
    // Callers hand in whole forms, with what was pasted beside the number: nothing but the number may go along.
    const number = { countryDialingCode, mobileNum: mobileNum.trim() };
    if (isRequesting || !isTime()) return false;
    setRequesting(true);
    setWarning(null);
    try {
      const challenge = challengeRequired ? await solve() : undefined;
      if (isRefused(challenge)) {
        setWarning({ kind: 'tooMany', reference: { code: 'TOO_MANY_ATTEMPTS' } });
        return false;
      }
      const outcome = await send({ ...number, ...(challenge !== undefined && { challenge }) });
      const until = (seconds: number) => Date.now() + seconds * 1000;
      if (outcome.__typename === 'CodeSentPayload') {
        const deadline = until(outcome.expiresInSeconds);
        keepSentCode(purpose, { target: targetOf(number), deadline, isSent: true, checkId: outcome.checkId ?? null });
        return true;
      }
      const reference = { code: outcome.code, correlationId: outcome.correlationId };
      if (outcome.__typename === 'CodeNotSentError') {
        // A code that was sent before stays good while the next one is waited for.
        const { isSent, checkId } = sent?.target === targetOf(number) ? sent : { isSent: false, checkId: null };
        const { retryAfterSeconds } = outcome;
        if (retryAfterSeconds) keepSentCode(purpose, { target: targetOf(number), deadline: until(retryAfterSeconds), isSent, checkId });
      }
      if (outcome.__typename === 'FeatureOffError') setWarning({ kind: 'featureOff', reference });
      else if (outcome.__typename === 'ChallengeFailedError' || outcome.message === undefined) setWarning({ kind: 'challenge', reference });
      else setWarning({ text: outcome.message, reference });
      return false;
    } catch (cause) {
      setWarning({ kind: 'fault', reference: referenceOf(cause) });
      return false;
    } finally {
      setRequesting(false);
    }
  };

  return {
    request,
    isRequesting,
    percent,
    warning,
    closeWarning: () => setWarning(null),
    /** The code that was sent to this number, if the newest one was. */
    sentTo: (number: Omit<CodeRequest, 'challenge'>): SentCode | null => (sent?.target === targetOf(number) ? sent : null),
  };
}

/** Spaces and signs make no other number. */
const targetOf = ({ countryDialingCode, mobileNum }: Omit<CodeRequest, 'challenge'>) =>
  `${countryDialingCode} ${mobileNum.replaceAll(/[^\d+]/g, '')}`;

const isRefused = (challenge: string | ChallengeRefused | undefined): challenge is ChallengeRefused => typeof challenge === 'object';
