import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import styles from './PageSkeleton.module.css';

/** While a page's code is on its way; the page's own skeleton follows where its data takes longer. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <div className={styles['skeleton']} role="status" aria-label={label}>
      <Skeleton width="40%" height="30px" />
      <Skeleton height="64px" />
      <Skeleton height="96px" />
      <Skeleton height="46px" />
    </div>
  );
}
