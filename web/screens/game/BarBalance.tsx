import { useTranslation } from '../../i18n/useTranslation.ts';
import type { Viewer } from '../../session/useViewer.ts';
import { BalanceAmount } from '../../shell/header/BalanceAmount.tsx';
import { balanceHidden } from '../../shell/header/balanceHidden.ts';
import { useStoredFlag } from '../../shell/useStoredFlag.ts';
import styles from './GameBar.module.css';

/** The balance where the header, which has it with its buttons, gives way to the game. */
export function BarBalance({ balance }: { balance: Viewer['balance'] }) {
  const { t } = useTranslation('shell');
  const [isHidden] = useStoredFlag(balanceHidden);
  return (
    <div className={styles['balance']} role="group" aria-label={t('balance.label')}>
      <BalanceAmount balance={balance} isHidden={isHidden} />
    </div>
  );
}
