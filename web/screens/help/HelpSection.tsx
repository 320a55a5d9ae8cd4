import type { ReactNode } from 'react';
import styles from './HelpSection.module.css';

export interface HelpSectionProps {
  /** Anchor in the address. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A section that the address can name; its heading takes the focus then. */
export function HelpSection({ id, title, children }: HelpSectionProps) {
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <h2 id={id} tabIndex={-1} className={styles['heading']}>
        {title}
      </h2>
      {children}
    </section>
  );
}
