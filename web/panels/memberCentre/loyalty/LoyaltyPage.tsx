import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { PageHead } from '../PageHead.tsx';
import styles from './LoyaltyPage.module.css';

export interface LoyaltyPageProps {
  /** Of the texts: what the page is of. */
  of: 'rewards' | 'missions' | 'rebate' | 'rank';
  /** Where to go on from here. */
  action?: ReactNode;
  /** What there is; left out where there is nothing, which the page then says. */
  children?: ReactNode;
}

/** A page of what the house gives back: what there is of it, or that there is nothing and what would stand here. */
export function LoyaltyPage({ of, action, children }: LoyaltyPageProps) {
  const { t } = useTranslation('loyalty');
  return (
    <div className={styles['page']}>
      <PageHead title={t(`${of}.title`)} />
      {children ?? <EmptyState title={t(`${of}.empty`)} text={t(`${of}.emptyText`)} action={action} />}
    </div>
  );
}
