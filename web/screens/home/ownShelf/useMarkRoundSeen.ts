import { graphql } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { useAlone } from '../../../ui/useAlone.ts';
import { useToast } from '../../../ui/Toaster/toasts.tsx';
import type { useMarkRoundSeenMutation } from './__generated__/useMarkRoundSeenMutation.graphql.ts';

/** Takes a round off the list of those that were not seen to their end. A failure is told, and the list stays. */
export function useMarkRoundSeen(): [markSeen: (betId: string) => void, isBusy: boolean] {
  const { t } = useTranslation('homeShelves');
  const showToast = useToast();
  const alone = useAlone();
  const [commit, isBusy] = useCommit<useMarkRoundSeenMutation>(graphql`
    mutation useMarkRoundSeenMutation($input: MarkRoundSeenInput!) @raw_response_type {
      markRoundSeen(input: $input) {
        __typename
        ... on MarkRoundSeenPayload {
          viewer {
            id
            unfinishedRounds {
              id
              ...UnfinishedRounds_rounds
            }
          }
        }
      }
    }
  `);
  const markSeen = (betId: string) =>
    void alone(async () => {
      const outcome = await commit({ input: { betId } }).then(
        ({ markRoundSeen }) => markRoundSeen.__typename,
        () => 'lost',
      );
      if (outcome !== 'MarkRoundSeenPayload') showToast(t('unfinished.fault'), 'bad');
    });
  return [markSeen, isBusy];
}
