import type { ReactNode } from 'react';
import styles from './FormPage.module.css';

export interface FormPageProps {
  /** The heading; left out where the form brings its own. */
  heading?: string;
  isBusy?: boolean;
  /** For forms of many fields. */
  isWide?: boolean;
  children: ReactNode;
}

/** A page that is one form: a card in the middle, and the whole screen on a phone. */
export function FormPage({ heading, isBusy = false, isWide = false, children }: FormPageProps) {
  return (
    <div className={styles['page']}>
      <section className={styles['card']} data-wide={isWide || undefined} aria-busy={isBusy || undefined}>
        {heading !== undefined && <h1 className={styles['heading']}>{heading}</h1>}
        {children}
      </section>
    </div>
  );
}
