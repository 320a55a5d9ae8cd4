import { memo, useDeferredValue, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useLaunch } from '../../launch/useLaunch.ts';
import { GameTile } from '../../shell/games/GameTile.tsx';
import type { GameGrid_games$key } from './__generated__/GameGrid_games.graphql.ts';
import styles from './GameGrid.module.css';

/** Tiles that a screen has room for, even if each were as small as on a phone, below what stands above them, which is as high as two. */
const inSight = (): number => Math.ceil(innerWidth / 128) * Math.max(1, Math.ceil(innerHeight / 200) - 2);

/** Games as tiles, as many in a row as there is room for. Their pictures come after what stands in letters. */
export const GameGrid = memo(function GameGrid({ games: key }: { games: GameGrid_games$key }) {
  const launch = useLaunch();
  const [first] = useState(inSight);
  // What lies below the screen is drawn once the page stands; its place is kept.
  const isWhole = useDeferredValue(true, false);
  const games = useFragment<GameGrid_games$key>(
    graphql`
      fragment GameGrid_games on Game @relay(plural: true) {
        id
        ...GameTile_game
      }
    `,
    key,
  );
  return (
    <ul className={styles['grid']}>
      {games.map((game, index) =>
        index < first ? (
          <li key={game.id}>
            <GameTile game={game} onLaunch={launch} />
          </li>
        ) : (
          <li key={game.id} className={styles['below']}>
            {isWhole && (
              <div className={styles['drawnNear']}>
                <GameTile game={game} onLaunch={launch} />
              </div>
            )}
          </li>
        ),
      )}
    </ul>
  );
});
