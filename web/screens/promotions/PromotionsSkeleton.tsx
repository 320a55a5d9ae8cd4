import { BannerSkeleton } from '../../shell/banners/BannerSkeleton.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import styles from './PromotionsScreen.module.css';

/** The list before it is there. */
export function PromotionsSkeleton() {
  return (
    <div aria-busy="true">
      <BannerSkeleton />
      <div className={styles['cards']}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height="320px" />
        ))}
      </div>
    </div>
  );
}
