import styles from './BannerArea.module.css';

/** As large as a banner with its controls. */
export function BannerSkeleton({ isHome = false }: { isHome?: boolean }) {
  return (
    <div aria-hidden="true" className={styles['area']} data-home={isHome || undefined}>
      <div className={isHome ? styles['waiting'] : undefined}>
        <div className={styles['slide']} />
      </div>
    </div>
  );
}
