import { useTranslation } from '../../i18n/useTranslation.ts';
import { BannerSkeleton } from '../../shell/banners/BannerSkeleton.tsx';
import { GameTileSkeleton } from '../../shell/games/GameTileSkeleton.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import gridStyles from './GameGrid.module.css';
import styles from './LobbyScreen.module.css';
import { useLobbyRoute } from './useLobbyRoute.ts';

const pageSize = 42;

export function LobbySkeleton() {
  const { t } = useTranslation('shell');
  const { category } = useLobbyRoute();
  return (
    <div aria-busy="true">
      <BannerSkeleton />
      <h1 className={styles['heading']}>{t(`category.${category}`)}</h1>
      <div className={styles['waiting']}>
        <Skeleton height="44px" />
        <Skeleton height="40px" />
      </div>
      <div className={gridStyles['grid']}>
        {Array.from({ length: pageSize }, (_, index) => (
          <GameTileSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
