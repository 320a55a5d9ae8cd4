import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useSignIn } from '../identity/useSignIn.ts';
import { outcomeOf } from '../relay/outcome.ts';
import { useCommit } from '../relay/useCommit.ts';
import { useToast } from '../ui/Toaster/toasts.tsx';
import type { useFavouriteMutation } from './__generated__/useFavouriteMutation.graphql.ts';
import type { useFavourite_result$key } from './__generated__/useFavourite_result.graphql.ts';
import { favouriteIds } from './favouriteIds.ts';

const result = graphql`
  fragment useFavourite_result on ChangeFavouriteResult @inline {
    __typename
    ... on ChangeFavouritePayload {
      viewer {
        id
        favouriteGameIds
      }
    }
    ... on FavouritesFullError {
      __typename
    }
    ... on GameNotFoundError {
      __typename
    }
    ... on RealAccountNeededError {
      __typename
    }
  }
`;

/** Words for what a person can act on; what is not known here is worded by the gateway. */
const refusals: Readonly<Record<string, string>> = {
  FavouritesFullError: 'favourite.full',
  GameNotFoundError: 'favourite.gone',
  RealAccountNeededError: 'favourite.trial',
};

/**
 * Whether the member has marked a game, and what changes that: shown at once, and taken back with a message where it did
 * not come about. A guest logs in first; the mark is set then.
 */
export function useFavourite(gameId: string): [isFavourite: boolean, change: (favourite: boolean) => void] {
  const environment = useRelayEnvironment();
  const { t } = useTranslation('shell');
  const { guard } = useSignIn();
  const showToast = useToast();
  const marks = favouriteIds(environment);
  const isFavourite = useSyncExternalStore(marks.subscribe, () => marks.has(gameId));
  const [commit] = useCommit<useFavouriteMutation>(graphql`
    mutation useFavouriteMutation($input: ChangeFavouriteInput!) @raw_response_type {
      changeFavourite(input: $input) {
        ...useFavourite_result
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);

  const change = useCallback(
    (favourite: boolean) =>
      guard(() => {
        marks.enqueue(gameId, () => {
          const ids = marks.all().filter((id) => id !== gameId);
          return commit({ input: { gameId, favourite } }, { marks: { favouriteGameIds: favourite ? [gameId, ...ids] : ids } }).then(
            ({ changeFavourite }) => {
              const { __typename: outcome, message } = outcomeOf<useFavourite_result$key>(result, changeFavourite);
              if (outcome === 'ChangeFavouritePayload') return;
              const words = refusals[outcome];
              showToast(words ? t(words) : (message ?? t('favourite.fault')), 'bad');
            },
            () => showToast(t('favourite.fault'), 'bad'),
          );
        });
      }),
    [commit, gameId, guard, marks, showToast, t],
  );
  return [isFavourite, change];
}
