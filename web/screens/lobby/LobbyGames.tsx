import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from 'react-i18next';
import { GameTile } from '../../shell/games/GameTile.tsx';
import { Paginator } from '../../ui/Paginator/Paginator.tsx';
import { useLaunch } from '../../launch/useLaunch.ts';
import type { LobbyEmpty_query$key } from './__generated__/LobbyEmpty_query.graphql.ts';
import type { LobbyGames_page$key } from './__generated__/LobbyGames_page.graphql.ts';
import { LobbyEmpty } from './LobbyEmpty.tsx';
import styles from './LobbyGames.module.css';
import type { LobbyAddress } from './useLobbyFilters.ts';
import { usePrefetchPage } from './usePrefetchPage.ts';

/** Tiles in sight when the lobby opens on a wide screen. */
const visibleAtOnce = 12;

export interface LobbyGamesProps {
  page: LobbyGames_page$key;
  query: LobbyEmpty_query$key;
  address: LobbyAddress;
}

export function LobbyGames({ page, query, address }: LobbyGamesProps) {
  const { t } = useTranslation('lobby');
  const launch = useLaunch();
  const prefetch = usePrefetchPage(address.filters);
  const {
    games,
    totalCount,
    totalPages,
    page: current,
  } = useFragment<LobbyGames_page$key>(
    graphql`
      fragment LobbyGames_page on GamePage {
        totalCount
        totalPages
        page
        games {
          id
          ...GameTile_game
        }
      }
    `,
    page,
  );
  return (
    <section aria-busy={address.isChanging} className={styles['games']}>
      <p role="status" className={styles['count']}>
        {address.isChanging ? t('searching') : t('found', { count: totalCount })}
      </p>
      {games.length === 0 ? (
        <LobbyEmpty query={query} address={address} />
      ) : (
        <ul className={styles['grid']}>
          {games.map((game, index) => (
            <li key={game.id}>
              <GameTile game={game} onLaunch={launch} eager={index < visibleAtOnce} />
            </li>
          ))}
        </ul>
      )}
      <Paginator
        page={current}
        totalPages={totalPages}
        hrefOf={(target) => address.hrefOf({ page: target })}
        onPage={(target) => address.change({ page: target })}
        onIntent={prefetch}
      />
    </section>
  );
}
