import { Heart } from 'lucide-react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { IconButton } from '../ui/IconButton/IconButton.tsx';
import styles from './FavouriteButton.module.css';
import { useFavourite } from './useFavourite.ts';

/** A heart beside a game's name: pressed, the game is among the member's favourites. */
export function FavouriteButton({ gameId, name }: { gameId: string; name: string }) {
  const { t } = useTranslation('shell');
  const [isFavourite, change] = useFavourite(gameId);
  return (
    <span className={styles['favourite']} data-on={isFavourite || undefined}>
      <IconButton label={t('favourite.label', { name })} aria-pressed={isFavourite} onClick={() => change(!isFavourite)}>
        <Heart aria-hidden="true" size={20} />
      </IconButton>
    </span>
  );
}
