import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import styles from './VendorGames.module.css';

export function VendorGamesSkeleton({ label }: { label: string }) {
  return (
    <div className={styles['grid']} role="status" aria-label={label}>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={styles['waiting']}>
          <Skeleton height="100%" />
        </div>
      ))}
    </div>
  );
}
