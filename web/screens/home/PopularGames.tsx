import { useDeferredValue } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { GameTile } from '../../shell/games/GameTile.tsx';
import { SectionFault } from '../../shell/SectionFault.tsx';
import { Rail } from '../../ui/Rail/Rail.tsx';
import { useLaunch } from '../../launch/useLaunch.ts';
import type { PopularGames_query$key } from './__generated__/PopularGames_query.graphql.ts';

/** Tiles of the shelf's first screenful on a wide screen; they are fetched at once. */
const visibleAtOnce = 8;

/** Tiles that two rows have room for, even if each were as narrow as on a phone. */
const inSight = (): number => 2 * Math.ceil(innerWidth / 128);

export function PopularGames({ query }: { query: PopularGames_query$key }) {
  const { t } = useTranslation('home');
  const launch = useLaunch();
  // What lies beyond the screen's edge is drawn once the page stands.
  const isWhole = useDeferredValue(true, false);
  const { popularGames } = useFragment<PopularGames_query$key>(
    graphql`
      fragment PopularGames_query on Query {
        popularGames {
          id
          ...GameTile_game
        }
      }
    `,
    query,
  );
  if (!popularGames) return <SectionFault />;
  if (popularGames.length === 0) return null;
  return (
    <Rail title={t('popular')} rows={popularGames.length > 6 ? 2 : 1}>
      {popularGames.slice(0, isWhole ? undefined : inSight()).map((game, index) => (
        <li key={game.id}>
          <GameTile game={game} onLaunch={launch} eager={index < visibleAtOnce} />
        </li>
      ))}
    </Rail>
  );
}
