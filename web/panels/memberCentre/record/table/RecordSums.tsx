import type { ReactNode } from 'react';
import styles from './RecordSums.module.css';

export interface RecordSumsProps {
  label: string;
  sums: readonly { readonly key: string; readonly title: string; readonly value: ReactNode }[];
}

/** Figures above a record, each with its name. */
export function RecordSums({ label, sums }: RecordSumsProps) {
  if (sums.length === 0) return null;
  return (
    <dl className={styles['sums']} aria-label={label}>
      {sums.map(({ key, title, value }) => (
        <div key={key} className={styles['sum']}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
