import type { ReactNode } from 'react';
import type { MoneyValue } from '../../i18n/formatMoney.ts';
import { Money } from '../../ui/Money/Money.tsx';
import styles from './PageHead.module.css';

export interface PageHeadProps {
  title: string;
  /** What the member has to do with on this page, and what to call it; `null` while it is not known. */
  sum?: { readonly label: string; readonly value: MoneyValue | null | undefined };
  /** What is done to the page as a whole. */
  children?: ReactNode;
}

/** The head of a page of the member centre. */
export function PageHead({ title, sum, children }: PageHeadProps) {
  return (
    <div className={styles['head']}>
      <h3 tabIndex={-1} className={styles['title']}>
        {title}
      </h3>
      {sum?.value && (
        <p className={styles['sum']}>
          {sum.label} <Money value={sum.value} />
        </p>
      )}
      {children}
    </div>
  );
}
