import styles from './BoatDrawing.module.css';

/** The empty boat on still water: nothing here, nothing lost. */
export function BoatDrawing() {
  return (
    <svg viewBox="0 0 160 96" width="160" height="96" aria-hidden="true" className={styles['boat']}>
      <circle cx="118" cy="26" r="13" className={styles['moon']} />
      <path d="M22 58c20 13 88 14 116 0-6 14-21 20-58 20S30 72 22 58Z" className={styles['hull']} />
      <path d="M54 62c0-20 10-30 26-30s26 10 26 30" className={styles['roof']} />
      <path d="M67 34v28M93 34v28M54 50h52" className={styles['line']} />
      <path d="M112 58V34m0 0 8 3v9l-8-2" className={styles['line']} />
      <rect x="115" y="40" width="9" height="12" rx="4" className={styles['lantern']} />
      <path d="M8 84c12-5 20-5 32 0s20 5 32 0 20-5 32 0 20 5 32 0 8-3 16-3" className={styles['line']} />
    </svg>
  );
}
