import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import styles from './GameTileSkeleton.module.css';

/** As large as a tile. */
export function GameTileSkeleton() {
  return (
    <div className={styles['tile']}>
      <span className={styles['art']}>
        <Skeleton height="100%" />
      </span>
      <span className={styles['name']}>
        <Skeleton width="80%" shape="text" />
      </span>
      <Skeleton width="50%" height="1.21875rem" shape="text" />
    </div>
  );
}
