import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './HelpSection.module.css';

/** A section that the address can name; its heading takes the focus then. */
export function HelpSection({ id, children }: { id: string; children: ReactNode }) {
  const { t } = useTranslation('help');
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <h2 id={id} tabIndex={-1} className={styles['heading']}>
        {t(`${id}.title`)}
      </h2>
      {children}
    </section>
  );
}
