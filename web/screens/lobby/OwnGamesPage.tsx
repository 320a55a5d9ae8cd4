import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql } from 'react-relay/hooks';
import { useLazyLoadQuery } from '../../relay/useLazyLoadQuery.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Paginator } from '../../ui/Paginator/Paginator.tsx';
import { useLeadToLast } from '../../ui/Paginator/useLeadToLast.ts';
import { SectionFault } from '../../shell/SectionFault.tsx';
import type { OwnGamesPageQuery, OwnGamesPageQuery$variables } from './__generated__/OwnGamesPageQuery.graphql.ts';
import { GameGrid } from './GameGrid.tsx';
import styles from './LobbyGames.module.css';
import type { OwnList } from '../../shell/games/ownList.ts';
import { noFilters } from './lobbyFilters.ts';
import type { LobbyAddress } from './useLobbyFilters.ts';

export interface OwnGamesPageProps {
  list: OwnList;
  variables: OwnGamesPageQuery$variables;
  address: LobbyAddress;
}

const query = graphql`
  query OwnGamesPageQuery($category: GameCategory!, $page: Int!, $isRecent: Boolean!) @raw_response_type {
    viewer {
      id
      recentGames(category: $category, page: $page) @include(if: $isRecent) {
        totalCount
        totalPages
        page
        games {
          ...GameGrid_games
        }
      }
      # With the list: asked for after it, every heart of it would first stand empty, and a press would mark what it should not.
      favouriteGameIds @skip(if: $isRecent)
      favouriteGames(category: $category, page: $page) @skip(if: $isRecent) {
        totalCount
        totalPages
        page
        games {
          ...GameGrid_games
        }
      }
    }
  }
`;

/** One page of the member's own games. What is no favourite any more stays until the list is opened again, so that a slip can be undone. */
export function OwnGamesPage({ list, variables, address }: OwnGamesPageProps) {
  const { t } = useTranslation('lobby');
  const { viewer } = useLazyLoadQuery<OwnGamesPageQuery>(query, variables, { fetchPolicy: 'store-and-network' });
  const page = list === 'recent' ? viewer?.recentGames : viewer?.favouriteGames;
  const isBehindLast = useLeadToLast(page?.page ?? 1, page?.totalPages ?? 0, (last) => address.change({ page: last }, { replace: true }));
  if (!page) return <SectionFault />;
  if (page.games.length === 0 && !isBehindLast) {
    return (
      <EmptyState
        title={t(`own.${list}.title`)}
        text={t(`own.${list}.text`)}
        action={
          <Button variant="primary" onClick={() => address.change(noFilters)}>
            {t('own.all')}
          </Button>
        }
      />
    );
  }
  return (
    <section className={styles['games']}>
      <p role="status" className={styles['count']}>
        {t('found', { count: page.totalCount })}
      </p>
      <GameGrid games={page.games} />
      <Paginator
        page={page.page}
        totalPages={page.totalPages}
        hrefOf={(target) => address.hrefOf({ page: target })}
        onPage={(target) => address.change({ page: target })}
      />
    </section>
  );
}
