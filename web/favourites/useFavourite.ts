import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useSignIn } from '../identity/useSignIn.ts';
import { outcomeOf } from '../relay/outcome.ts';
import { useCommit } from '../relay/useCommit.ts';
import { onViewerChange, ownsAccount } from '../session/viewer.ts';
import { useToast } from '../ui/Toaster/toasts.tsx';
import type { useFavouriteMutation } from './__generated__/useFavouriteMutation.graphql.ts';
import type { useFavourite_result$key } from './__generated__/useFavourite_result.graphql.ts';
import { askForFavourites, favouriteIds, onFavouritesChange } from './favouriteIds.ts';

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
  const keepsMarks = useSyncExternalStore(
    useCallback((listener: () => void) => onViewerChange(environment, listener), [environment]),
    () => ownsAccount(environment),
  );
  const subscribe = useCallback((listener: () => void) => onFavouritesChange(environment, listener), [environment]);
  const isFavourite = useSyncExternalStore(subscribe, () => favouriteIds(environment).includes(gameId));
  const [commit] = useCommit<useFavouriteMutation>(graphql`
    mutation useFavouriteMutation($input: ChangeFavouriteInput!) @raw_response_type {
      changeFavourite(input: $input) {
        ...useFavourite_result
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `);

  useEffect(() => {
    if (keepsMarks) askForFavourites(environment);
  }, [environment, keepsMarks]);

  const change = useCallback(
    (favourite: boolean) =>
      guard(() => {
        const ids = favouriteIds(environment).filter((id) => id !== gameId);
        commit({ input: { gameId, favourite } }, { marks: { favouriteGameIds: favourite ? [gameId, ...ids] : ids } }).then(
          ({ changeFavourite }) => {
            const { __typename: outcome, message } = outcomeOf<useFavourite_result$key>(result, changeFavourite);
            if (outcome === 'ChangeFavouritePayload') return;
            const words = refusals[outcome];
            showToast(words ? t(words) : (message ?? t('favourite.fault')), 'bad');
          },
          () => showToast(t('favourite.fault'), 'bad'),
        );
      }),
    [commit, environment, gameId, guard, showToast, t],
  );
  return [isFavourite, change];
}
