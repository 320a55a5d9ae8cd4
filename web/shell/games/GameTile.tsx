import { Play } from 'lucide-react';
import { memo } from 'react';
import { graphql, readInlineData } from 'react-relay/hooks';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { FavouriteButton } from '../../favourites/FavouriteButton.tsx';
import { formatAmount } from '../../i18n/formatMoney.ts';
import { Img } from '../../ui/Img/Img.tsx';
import type { GameTile_game$data, GameTile_game$key } from './__generated__/GameTile_game.graphql.ts';
import styles from './GameTile.module.css';
import { HotMark } from './HotMark.tsx';

export interface GameTileProps {
  game: GameTile_game$key;
  onLaunch: (game: GameTile_game$data) => void;
  /** Among those that are visible at once. */
  eager?: boolean;
}

/** One game: its picture with its title, its studio and what it returns, the same at rest and in use; a heart beside the studio marks it. */
export const GameTile = memo(function GameTile({ game, onLaunch, eager = false }: GameTileProps) {
  const { t, i18n } = useTranslation('shell');
  // Read and watched with the list that it stands in: there are dozens of tiles.
  const data = readInlineData<GameTile_game$key>(
    graphql`
      fragment GameTile_game on Game @inline {
        id
        name
        vendorName
        imageUrl
        hot
        returnToPlayer
        underMaintenance
        ...useLaunch_game
      }
    `,
    game,
  );
  const { id, name, vendorName, imageUrl, hot, returnToPlayer, underMaintenance } = data;
  return (
    <div className={styles['place']}>
      <button type="button" className={styles['tile']} data-closed={underMaintenance || undefined} onClick={() => onLaunch(data)}>
        {/* First in the order of reading, wherever it is drawn: a screen reader and a voice call the game by it. */}
        <span className={styles['name']}>{name}</span>
        <span className={styles['art']}>
          <Img src={imageUrl} alt="" width={300} height={400} eager={eager} />
          {underMaintenance && <span className={styles['closed']}>{t('game.maintenance')}</span>}
        </span>
        <span className={styles['vendor']}>{vendorName}</span>
        <span className={styles['facts']}>
          {returnToPlayer && (
            <span className={styles['return']}>{t('game.return', { percent: formatAmount(returnToPlayer, i18n.language) })}</span>
          )}
          {hot && <HotMark />}
          {!underMaintenance && <Play aria-hidden="true" size={16} className={styles['play']} />}
        </span>
      </button>
      <FavouriteButton gameId={id} name={name} />
    </div>
  );
});
