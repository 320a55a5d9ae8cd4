import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatClock } from '../../i18n/formatClock.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { useToast } from '../../ui/Toaster/toasts.tsx';
import { useOnReturn } from '../../ui/useOnReturn.ts';
import { useRefreshBalance } from '../../session/useRefreshBalance.ts';
import { useStoredFlag } from '../useStoredFlag.ts';
import type { Viewer } from '../../session/useViewer.ts';
import styles from './Balance.module.css';
import { BalanceAmount } from './BalanceAmount.tsx';
import { balanceHidden } from './balanceHidden.ts';

/** How long what was asked for is read out as it changes, once it is there; in milliseconds. */
const readOut = 1_000;

/** The balance, which can be hidden and refreshed. It asks again by itself when the page is returned to. */
export function Balance({ balance }: { balance: Viewer['balance'] }) {
  const { t } = useTranslation('shell');
  const toast = useToast();
  const [isHidden, setHidden] = useStoredFlag(balanceHidden);
  const [refresh, isRefreshing] = useRefreshBalance();
  const [updatedAt, setUpdatedAt] = useState(() => Date.now());
  const [isAsked, setAsked] = useState(false);
  const isDated = balance !== null && balance !== undefined && !isHidden && !isRefreshing;

  // A new sum, whoever asked for it. A refresh that finds the same sum sets the time itself.
  useEffect(() => setUpdatedAt(Date.now()), [balance]);

  useEffect(() => {
    if (!isAsked || isRefreshing) return;
    const timer = setTimeout(() => setAsked(false), readOut);
    return () => clearTimeout(timer);
  }, [isAsked, isRefreshing]);

  const ask = () => {
    setAsked(true);
    refresh().then(
      () => setUpdatedAt(Date.now()),
      () => toast(t('balance.failed'), 'bad'),
    );
  };

  useOnReturn(() => {
    // Nobody waits for this one: the old balance stays where it fails.
    refresh().then(
      () => setUpdatedAt(Date.now()),
      () => undefined,
    );
  });

  return (
    <div className={styles['balance']} role="group" aria-label={t('balance.label')}>
      <span className={styles['amount']} aria-live={isAsked ? 'polite' : 'off'}>
        <BalanceAmount balance={balance} isHidden={isHidden} isRefreshing={isRefreshing} />
        {isDated && <span className={styles['updated']}>{t('balance.updated', { time: formatClock(updatedAt) })}</span>}
      </span>
      <IconButton label={t(isHidden ? 'balance.show' : 'balance.hide')} onClick={() => setHidden(!isHidden)}>
        {isHidden ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </IconButton>
      <IconButton label={t('balance.refresh')} isBusy={isRefreshing} onClick={ask}>
        <RefreshCw aria-hidden="true" />
      </IconButton>
    </div>
  );
}
