import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { useToast } from '../../../ui/Toaster/toasts.tsx';
import type { useChangeLimitsBreakMutation } from './__generated__/useChangeLimitsBreakMutation.graphql.ts';
import type { useChangeLimitsConfirmMutation } from './__generated__/useChangeLimitsConfirmMutation.graphql.ts';
import type { useChangeLimitsRealityMutation } from './__generated__/useChangeLimitsRealityMutation.graphql.ts';
import type { useChangeLimitsReviewMutation } from './__generated__/useChangeLimitsReviewMutation.graphql.ts';
import type { useChangeLimitsSetMutation } from './__generated__/useChangeLimitsSetMutation.graphql.ts';

type SetInput = useChangeLimitsSetMutation['variables']['input'];
type ConfirmInput = useChangeLimitsConfirmMutation['variables']['input'];
type BreakLength = useChangeLimitsBreakMutation['variables']['input']['length'];

export interface ChangeLimits {
  /** Whether it was done. */
  set(input: SetInput): Promise<boolean>;
  confirm(input: ConfirmInput): void;
  review(): void;
  setRealityCheck(minutes: number): Promise<boolean>;
  takeTimeOut(length: BreakLength): void;
  readonly isBusy: boolean;
}

/** Changes what protects the member. Everything on the page follows from the answer; a failure is told, and nothing is. */
export function useChangeLimits(): ChangeLimits {
  const { t } = useTranslation('limits');
  const showToast = useToast();
  const [commitSet, isSetting] = useCommit<useChangeLimitsSetMutation>(graphql`
    mutation useChangeLimitsSetMutation($input: SetPlayLimitInput!) @raw_response_type {
      setPlayLimit(input: $input) {
        __typename
        ... on PlayProtectionPayload {
          viewer {
            id
            playProtection {
              limits {
                kind
                period
                pending {
                  amount
                }
              }
            }
            ...LimitsPage_member
          }
        }
      }
    }
  `);
  const [commitConfirm, isConfirming] = useCommit<useChangeLimitsConfirmMutation>(graphql`
    mutation useChangeLimitsConfirmMutation($input: ConfirmPlayLimitInput!) @raw_response_type {
      confirmPlayLimit(input: $input) {
        __typename
        ... on PlayProtectionPayload {
          viewer {
            id
            ...LimitsPage_member
          }
        }
      }
    }
  `);
  const [commitReview, isReviewing] = useCommit<useChangeLimitsReviewMutation>(graphql`
    mutation useChangeLimitsReviewMutation @raw_response_type {
      reviewPlayLimits {
        __typename
        ... on PlayProtectionPayload {
          viewer {
            id
            ...LimitsPage_member
          }
        }
      }
    }
  `);
  const [commitReality, isChoosing] = useCommit<useChangeLimitsRealityMutation>(graphql`
    mutation useChangeLimitsRealityMutation($input: SetRealityCheckInput!) @raw_response_type {
      setRealityCheck(input: $input) {
        __typename
        ... on PlayProtectionPayload {
          viewer {
            id
            ...LimitsPage_member
          }
        }
      }
    }
  `);
  const [commitBreak, isPausing] = useCommit<useChangeLimitsBreakMutation>(graphql`
    mutation useChangeLimitsBreakMutation($input: TakeTimeOutInput!) @raw_response_type {
      takeTimeOut(input: $input) {
        __typename
        ... on PlayProtectionPayload {
          viewer {
            id
            ...LimitsPage_member
          }
        }
      }
    }
  `);

  const settle = useCallback(
    async (typename: Promise<string>, done: string | (() => string)): Promise<boolean> => {
      const isDone = await typename.then(
        (name) => name === 'PlayProtectionPayload',
        () => false,
      );
      if (isDone) showToast(typeof done === 'string' ? done : done());
      else showToast(t('fault'), 'bad');
      return isDone;
    },
    [showToast, t],
  );

  return {
    set: (input) => {
      let waits = false;
      return settle(
        commitSet({ input }).then(({ setPlayLimit: answer }) => {
          const limits = answer.__typename === 'PlayProtectionPayload' ? answer.viewer.playProtection?.limits : undefined;
          waits = limits?.some(({ kind, period, pending }) => kind === input.kind && period === input.period && pending != null) ?? false;
          return answer.__typename;
        }),
        // What is loosened holds as it was, until it is asked for a second time.
        () => t(waits ? 'waits' : 'saved'),
      );
    },
    confirm: (input) =>
      void settle(
        commitConfirm({ input }).then(({ confirmPlayLimit }) => confirmPlayLimit.__typename),
        t('saved'),
      ),
    review: () =>
      void settle(
        commitReview({}).then(({ reviewPlayLimits }) => reviewPlayLimits.__typename),
        t('saved'),
      ),
    setRealityCheck: (minutes) =>
      settle(
        commitReality({ input: { minutes } }).then(({ setRealityCheck }) => setRealityCheck.__typename),
        t('saved'),
      ),
    takeTimeOut: (length) =>
      void settle(
        commitBreak({ input: { length } }).then(({ takeTimeOut }) => takeTimeOut.__typename),
        t('saved'),
      ),
    isBusy: isSetting || isConfirming || isReviewing || isChoosing || isPausing,
  };
}
