import type { ReactNode } from 'react';
import styles from './OrLine.module.css';

/** A line across, with a few words in its middle, between one way and another. */
export function OrLine({
  children,
  isSpoken = true,
}: {
  children: ReactNode;
  /** False where what follows is named by the same words. */ isSpoken?: boolean;
}) {
  return (
    <p className={styles['line']} aria-hidden={!isSpoken || undefined}>
      {children}
    </p>
  );
}
