import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useSignIn } from '../identity/useSignIn.ts';
import { useCommit } from '../relay/useCommit.ts';
import { onViewerChange, ownsAccount } from '../session/viewer.ts';
import { useToast } from '../ui/Toaster/toasts.tsx';
import type { useFavouriteMutation } from './__generated__/useFavouriteMutation.graphql.ts';
import { askForFavourites, favouriteIds, onFavouritesChange } from './favouriteIds.ts';

/** Words for what a person can act on; anything else was just not saved. */
const refusals: Readonly<Record<string, string>> = {
  FAVOURITES_FULL: 'favourite.full',
  GAME_NOT_FOUND: 'favourite.gone',
  REAL_ACCOUNT_NEEDED: 'favourite.trial',
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
        __typename
        ... on ChangeFavouritePayload {
          viewer {
            id
            favouriteGameIds
          }
        }
        ... on Refusal {
          code
        }
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
          ({ changeFavourite: outcome }) => {
            if (outcome.__typename !== 'ChangeFavouritePayload') showToast(t(refusals[outcome.code ?? ''] ?? 'favourite.fault'), 'bad');
          },
          () => showToast(t('favourite.fault'), 'bad'),
        );
      }),
    [commit, environment, gameId, guard, showToast, t],
  );
  return [isFavourite, change];
}
