import { BannerSkeleton } from '../../shell/banners/BannerSkeleton.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import styles from './HelpContent.module.css';
import { sectionIds } from './helpSections.ts';

/** The words are on their way too, so there are none here. */
export function HelpSkeleton({ withBanner }: { withBanner: boolean }) {
  return (
    <div aria-busy="true">
      {withBanner && <BannerSkeleton />}
      <div className={styles['waiting']}>
        <Skeleton width="120px" height="44px" />
        <Skeleton width="60ch" />
        {sectionIds.map((id) => (
          <Skeleton key={id} width="64ch" height="220px" />
        ))}
      </div>
    </div>
  );
}
