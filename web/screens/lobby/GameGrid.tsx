import { graphql, useFragment } from 'react-relay/hooks';
import { useLaunch } from '../../launch/useLaunch.ts';
import { GameTile } from '../../shell/games/GameTile.tsx';
import type { GameGrid_games$key } from './__generated__/GameGrid_games.graphql.ts';
import styles from './GameGrid.module.css';

/** Tiles in sight when the lobby opens on a wide screen. */
const visibleAtOnce = 12;

/** Games as tiles, as many in a row as there is room for. */
export function GameGrid({ games: key }: { games: GameGrid_games$key }) {
  const launch = useLaunch();
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
      {games.map((game, index) => (
        <li key={game.id}>
          <GameTile game={game} onLaunch={launch} eager={index < visibleAtOnce} />
        </li>
      ))}
    </ul>
  );
}
