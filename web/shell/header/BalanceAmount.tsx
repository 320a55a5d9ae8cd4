import { useTranslation } from '../../i18n/useTranslation.ts';
import type { Viewer } from '../../session/useViewer.ts';
import { Money } from '../../ui/Money/Money.tsx';
import styles from './Balance.module.css';

interface BalanceAmountProps {
  /** Null where the operator could not be asked: unknown, and never shown as nothing. */
  balance: Viewer['balance'];
  isHidden: boolean;
  isRefreshing?: boolean;
}

/** What there is, or why that is not said. */
export function BalanceAmount({ balance, isHidden, isRefreshing = false }: BalanceAmountProps) {
  const { t } = useTranslation('shell');
  if (isHidden) return <Money value={{ amount: '0', symbol: '' }} hidden />;
  if (isRefreshing) return <span className={styles['updating']}>{t('balance.updating')}</span>;
  return balance ? <Money value={balance} /> : <span className={styles['updating']}>{t('balance.unknown')}</span>;
}
