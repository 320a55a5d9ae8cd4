import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import { useLaunch } from '../../launch/useLaunch.ts';
import { GameTile } from '../../shell/games/GameTile.tsx';
import { Rail } from '../../ui/Rail/Rail.tsx';
import type { OpenGames_query$key } from './__generated__/OpenGames_query.graphql.ts';

/** Tiles of the shelf's first screenful on a wide screen. */
const visibleAtOnce = 8;

/** What can be played now; nothing where nothing can. */
export function OpenGames({ query }: { query: OpenGames_query$key }) {
  const { t } = useTranslation('placeholder');
  const launch = useLaunch();
  const { popularGames } = useFragment<OpenGames_query$key>(
    graphql`
      fragment OpenGames_query on Query {
        popularGames {
          id
          underMaintenance
          ...GameTile_game
        }
      }
    `,
    query,
  );
  const games = (popularGames ?? []).filter(({ underMaintenance }) => !underMaintenance);
  if (games.length === 0) return null;
  return (
    <Rail title={t('open')}>
      {games.map((game, index) => (
        <li key={game.id}>
          <GameTile game={game} onLaunch={launch} eager={index < visibleAtOnce} />
        </li>
      ))}
    </Rail>
  );
}
