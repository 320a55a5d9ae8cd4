import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import styles from './GameTileSkeleton.module.css';

/** As large as a tile. */
export function GameTileSkeleton() {
  return (
    <div className={styles['tile']}>
      <span className={styles['art']}>
        <Skeleton height="100%" />
      </span>
      <span className={styles['lines']}>
        <Skeleton width="60%" shape="text" />
        <Skeleton width="45%" shape="text" />
      </span>
    </div>
  );
}
