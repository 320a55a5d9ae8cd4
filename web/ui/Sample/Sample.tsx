import type { ReactNode } from 'react';
import styles from './Sample.module.css';

/** A widget in one of its states, under its name. */
export function Sample({ state, children }: { state: string; children: ReactNode }) {
  return (
    <figure className={styles['sample']}>
      <figcaption>{state}</figcaption>
      {children}
    </figure>
  );
}
