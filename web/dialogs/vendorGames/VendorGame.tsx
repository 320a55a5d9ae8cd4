import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import { DefaultIcon } from '../../ui/Img/DefaultIcon.tsx';
import { Img } from '../../ui/Img/Img.tsx';
import styles from './VendorGames.module.css';
import type { VendorGame_game$key } from './__generated__/VendorGame_game.graphql.ts';

export function VendorGame({ game, onPlay }: { game: VendorGame_game$key; onPlay: () => void }) {
  const { t } = useTranslation('game');
  const { name, imageUrl, underMaintenance } = useFragment(
    graphql`
      fragment VendorGame_game on Game {
        name
        imageUrl
        underMaintenance
      }
    `,
    game,
  );
  return (
    <button type="button" className={styles['game']} disabled={underMaintenance} onClick={onPlay}>
      {imageUrl ? <Img src={imageUrl} alt="" width={240} height={320} /> : <DefaultIcon label="" />}
      <span className={styles['name']}>{name}</span>
      {underMaintenance && <span className={styles['maintenance']}>{t('vendor.maintenance')}</span>}
    </button>
  );
}
