import { useId, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Paginator } from '../../ui/Paginator/Paginator.tsx';
import { useLeadToLast } from '../../ui/Paginator/useLeadToLast.ts';
import type { LobbyEmpty_lanes$key } from './__generated__/LobbyEmpty_lanes.graphql.ts';
import type { LobbyGames_page$key } from './__generated__/LobbyGames_page.graphql.ts';
import { GameGrid } from './GameGrid.tsx';
import { LobbyEmpty } from './LobbyEmpty.tsx';
import styles from './LobbyGames.module.css';
import type { LobbyAddress } from './useLobbyFilters.ts';
import { usePrefetchNear, usePrefetchPage } from './usePrefetchPage.ts';

export interface LobbyGamesProps {
  page: LobbyGames_page$key;
  lanes: LobbyEmpty_lanes$key;
  address: LobbyAddress;
}

export function LobbyGames({ page, lanes, address }: LobbyGamesProps) {
  const { t } = useTranslation('lobby');
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
          ...GameGrid_games
        }
      }
    `,
    page,
  );
  const isBehindLast = useLeadToLast(current, totalPages, (last) => address.change({ page: last }, { replace: true }));
  const countId = useId();
  const end = useRef<HTMLDivElement>(null);
  usePrefetchNear(end, current < totalPages ? current + 1 : null, prefetch);
  return (
    // Takes the focus where a filter that is dropped, or the way to the last page, goes with it.
    <section tabIndex={-1} aria-labelledby={countId} aria-busy={address.isChanging} className={styles['games']}>
      <p id={countId} role="status" className={styles['count']}>
        {address.isChanging ? t('searching') : t('found', { count: totalCount })}
      </p>
      {games.length === 0 && !isBehindLast ? <LobbyEmpty lanes={lanes} address={address} /> : <GameGrid games={games} />}
      <div ref={end}>
        <Paginator
          page={current}
          totalPages={totalPages}
          hrefOf={(target) => address.hrefOf({ page: target })}
          onPage={(target) => address.change({ page: target })}
          onIntent={prefetch}
        />
      </div>
    </section>
  );
}
