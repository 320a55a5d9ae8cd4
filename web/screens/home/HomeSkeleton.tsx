import { useTranslation } from '../../i18n/useTranslation.ts';
import { GameTileSkeleton } from '../../shell/games/GameTileSkeleton.tsx';
import { Rail } from '../../ui/Rail/Rail.tsx';
import { BannerSkeleton } from '../../shell/banners/BannerSkeleton.tsx';

const popularCount = 20;

export function HomeSkeleton() {
  const { t } = useTranslation('home');
  return (
    <div aria-busy="true">
      <BannerSkeleton isHome />
      <Rail title={t('popular')} rows={2}>
        {Array.from({ length: popularCount }, (_, index) => (
          <li key={index}>
            <GameTileSkeleton />
          </li>
        ))}
      </Rail>
    </div>
  );
}
