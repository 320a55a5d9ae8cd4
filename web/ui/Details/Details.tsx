import type { ReactNode } from 'react';
import styles from './Details.module.css';

/** What a thing is, in a line each: its word at the one end, what it holds at the other, below where both have no room. */
export function Details({ children }: { children: ReactNode }) {
  return <dl className={styles['details']}>{children}</dl>;
}

/** One line of `Details`. */
export function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
