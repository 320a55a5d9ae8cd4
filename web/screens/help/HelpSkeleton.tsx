import { BannerSkeleton } from '../../shell/banners/BannerSkeleton.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import styles from './HelpContent.module.css';

const chapters = 8;

/** The words are on their way too, so there are none here. */
export function HelpSkeleton({ withBanner }: { withBanner: boolean }) {
  return (
    <div aria-busy="true">
      {withBanner && <BannerSkeleton />}
      <div className={styles['waiting']}>
        <Skeleton width="120px" height="44px" />
        <Skeleton width="60ch" />
        {Array.from({ length: chapters }, (_, index) => (
          <Skeleton key={index} width="64ch" height="220px" />
        ))}
      </div>
    </div>
  );
}
