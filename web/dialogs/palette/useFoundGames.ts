import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useLaunch } from '../../launch/useLaunch.ts';
import { fetchAfterPause } from '../../relay/fetchAfterPause.ts';
import type { useFoundGamesQuery, useFoundGamesQuery$data } from './__generated__/useFoundGamesQuery.graphql.ts';
import type { Command } from './useCommands.ts';

type Games = NonNullable<useFoundGamesQuery$data['games']>['games'];

/** Games are looked for from two letters on, and from one where it is a word. */
const isEnough = (wanted: string): boolean => wanted.length > 1 || /\p{Script=Han}/u.test(wanted);

/** Slots by a part of their name; undefined while it is asked, `null` where it cannot be. */
export function useFoundGames(wanted: string): readonly Command[] | null | undefined {
  const { t } = useTranslation('palette');
  const environment = useRelayEnvironment();
  const launch = useLaunch();
  const [found, setFound] = useState<{ readonly wanted: string; readonly games: Games | null }>({ wanted: '', games: [] });

  useEffect(() => {
    if (!isEnough(wanted)) return undefined;
    return fetchAfterPause(
      () =>
        fetchQuery<useFoundGamesQuery>(
          environment,
          graphql`
            query useFoundGamesQuery($search: String!) @raw_response_type {
              games(category: RNG, search: $search, pageSize: 8) {
                games {
                  id
                  name
                  vendorName
                  ...useLaunch_game
                }
              }
            }
          `,
          { search: wanted },
        ),
      { next: ({ games }) => setFound({ wanted, games: games?.games ?? null }), error: () => setFound({ wanted, games: null }) },
    );
  }, [environment, wanted]);

  if (!isEnough(wanted)) return [];
  if (found.wanted !== wanted) return undefined;
  return (
    found.games &&
    found.games.map((game) => ({
      key: game.id,
      label: game.name,
      hint: t('kinds.game', { studio: game.vendorName }),
      run: () => launch(game),
    }))
  );
}
