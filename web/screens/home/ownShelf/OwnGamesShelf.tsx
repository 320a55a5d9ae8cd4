import { useEffect } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { useLazyLoadQuery } from '../../../relay/useLazyLoadQuery.ts';
import { useLaunch } from '../../../launch/useLaunch.ts';
import { lobbyPath } from '../../../shell/categories.ts';
import { GameTile } from '../../../shell/games/GameTile.tsx';
import { SectionFault } from '../../../shell/SectionFault.tsx';
import { Rail } from '../../../ui/Rail/Rail.tsx';
import type { OwnList } from '../../../shell/games/ownList.ts';
import { keepShelf } from '../shelfMemory.ts';
import railStyles from '../VendorRail.module.css';
import { UnfinishedRounds } from './UnfinishedRounds.tsx';
import type { OwnGamesShelfQuery } from './__generated__/OwnGamesShelfQuery.graphql.ts';

const query = graphql`
  query OwnGamesShelfQuery($isRecent: Boolean!) @raw_response_type {
    viewer {
      id
      unfinishedRounds @include(if: $isRecent) {
        id
        ...UnfinishedRounds_rounds
      }
      recentGames(pageSize: 12) @include(if: $isRecent) {
        games {
          id
          category
          ...GameTile_game
        }
      }
      favouriteGames(pageSize: 12) @skip(if: $isRecent) {
        games {
          id
          category
          ...GameTile_game
        }
      }
    }
  }
`;

/** Where all of them are listed: the slots, or where there are none among them the lobby of the first, as a lobby lists its own games alone. */
const lobbyOf = (games: readonly { readonly category: string }[]): string => {
  const { category } = games.find((game) => game.category === 'RNG') ?? games[0] ?? { category: 'RNG' };
  return lobbyPath(category) ?? '/rng';
};

/** A dozen of the member's own games, and above those played last the rounds that were not seen to their end. They are asked for apart from the page, which reads the same for everybody. */
export function OwnGamesShelf({ list }: { list: OwnList }) {
  const { t } = useTranslation('homeShelves');
  const launch = useLaunch();
  const { viewer } = useLazyLoadQuery<OwnGamesShelfQuery>(query, { isRecent: list === 'recent' }, { fetchPolicy: 'store-and-network' });
  const page = list === 'recent' ? viewer?.recentGames : viewer?.favouriteGames;
  const count = page?.games.length;
  useEffect(() => {
    if (count !== undefined) keepShelf(list, count > 0);
  }, [count, list]);
  if (!viewer) return null;
  return (
    <>
      {viewer.unfinishedRounds && <UnfinishedRounds rounds={viewer.unfinishedRounds} />}
      {!page && <SectionFault />}
      {/* The lobby's lists say what they are for; here an empty one would push away what there is to play. */}
      {page && page.games.length > 0 && (
        <Rail
          title={t(`own.${list}.title`)}
          more={
            <Link to={`${lobbyOf(page.games)}?list=${list}`} className={railStyles['more']}>
              {t('own.all')}
            </Link>
          }
        >
          {page.games.map((game) => (
            <li key={game.id}>
              <GameTile game={game} onLaunch={launch} eager />
            </li>
          ))}
        </Rail>
      )}
    </>
  );
}
