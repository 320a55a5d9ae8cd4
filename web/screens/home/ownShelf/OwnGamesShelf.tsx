import { Heart, History } from 'lucide-react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { useLaunch } from '../../../launch/useLaunch.ts';
import { GameTile } from '../../../shell/games/GameTile.tsx';
import { SectionFault } from '../../../shell/SectionFault.tsx';
import { Rail } from '../../../ui/Rail/Rail.tsx';
import railStyles from '../VendorRail.module.css';
import type { OwnGamesShelfQuery } from './__generated__/OwnGamesShelfQuery.graphql.ts';
import styles from './OwnGamesShelf.module.css';

const query = graphql`
  query OwnGamesShelfQuery($isRecent: Boolean!) {
    viewer {
      id
      recentGames(pageSize: 12) @include(if: $isRecent) {
        games {
          id
          ...GameTile_game
        }
      }
      favouriteGames(pageSize: 12) @skip(if: $isRecent) {
        games {
          id
          ...GameTile_game
        }
      }
    }
  }
`;

/** A dozen of the member's own games. They are asked for apart from the page, which reads the same for everybody. */
export function OwnGamesShelf({ list }: { list: 'recent' | 'favourites' }) {
  const { t } = useTranslation('homeShelves');
  const launch = useLaunch();
  const { viewer } = useLazyLoadQuery<OwnGamesShelfQuery>(query, { isRecent: list === 'recent' }, { fetchPolicy: 'store-and-network' });
  const page = list === 'recent' ? viewer?.recentGames : viewer?.favouriteGames;
  if (!viewer) return null;
  if (!page) return <SectionFault />;
  const title = t(`own.${list}.title`);
  if (page.games.length === 0) {
    const Icon = list === 'recent' ? History : Heart;
    return (
      <section aria-label={title} className={styles['empty']}>
        <Icon aria-hidden="true" size={28} />
        <p>{t(`own.${list}.empty`)}</p>
      </section>
    );
  }
  return (
    <Rail
      title={title}
      more={
        <Link to={`/rng?list=${list}`} className={railStyles['more']}>
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
  );
}
