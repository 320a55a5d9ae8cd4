import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import styles from './RegistrationForm.module.css';

/** As high as the form of three fields that follows, and what begins below it: a dialog that grew later would lift its head. */
export function RegistrationSkeleton() {
  return (
    <div className={styles['form']} aria-busy="true">
      <Skeleton height="66px" />
      {[0, 1, 2].map((field) => (
        <div key={field}>
          <Skeleton width="30%" height="20px" />
          <div style={{ blockSize: 6 }} />
          <Skeleton height="46px" />
        </div>
      ))}
      <Skeleton height="88px" />
      <Skeleton height="44px" />
      <Skeleton height="240px" />
    </div>
  );
}
