import { Undo2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Money } from '../../../ui/Money/Money.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { tenThousandths } from '../../../ui/Money/decimal.ts';
import { isOvertaken } from './isOvertaken.ts';
import { useRecallFunds } from './useRecallFunds.ts';
import styles from './WalletList.module.css';
import type { WalletList_wallets$key } from './__generated__/WalletList_wallets.graphql.ts';

/** Every wallet with what lies in it, and the button that brings all of it back. */
export function WalletList({ wallets: key }: { wallets: WalletList_wallets$key }) {
  const { t } = useTranslation('vendorWallet');
  const { main, vendorWallets, transfers } = useFragment(
    graphql`
      fragment WalletList_wallets on Wallets {
        main {
          amount
          symbol
        }
        vendorWallets {
          id
          name
          balance {
            amount
            symbol
          }
        }
        transfers {
          id
          status
        }
      }
    `,
    key,
  );
  const { recall, isRecalling, outcome } = useRecallFunds();
  const isEmpty = vendorWallets.every(({ balance }) => tenThousandths(balance.amount) === 0n);
  const sent = outcome?.kind === 'sent' ? outcome.ids.map((id) => transfers.find((each) => each.id === id)?.status ?? 'DONE') : [];
  const count = (status: string) => sent.filter((each) => each === status).length;

  return (
    <section tabIndex={-1} className={styles['wallets']} aria-label={t('wallets')}>
      <ul className={styles['list']}>
        <li className={styles['wallet']} data-main="">
          <span className={styles['name']}>{t('main')}</span>
          <Money value={main} />
        </li>
        {vendorWallets.map(({ id, name, balance }) => (
          <li key={id} className={styles['wallet']}>
            <span className={styles['name']}>{name}</span>
            <Money value={balance} />
          </li>
        ))}
      </ul>
      {(!isEmpty || isRecalling) && (
        <Button size="small" icon={<Undo2 aria-hidden="true" size={16} />} isBusy={isRecalling} onClick={() => void recall()}>
          {t(isRecalling ? 'recall.pending' : 'recall.submit')}
        </Button>
      )}
      {outcome?.kind === 'sent' && !isOvertaken(outcome.ids, transfers) && (
        <Notice tone={count('FAILED') > 0 ? 'danger' : count('PENDING') > 0 ? 'info' : 'gain'}>
          {t('recall.progress', { done: count('DONE'), count: sent.length })}
          {count('PENDING') > 0 && ` ${t('recall.waiting', { count: count('PENDING') })}`}
          {count('FAILED') > 0 && ` ${t('recall.failed', { count: count('FAILED') })}`}
        </Notice>
      )}
      {outcome?.kind === 'refused' && (
        <Notice tone="danger">
          {outcome.refusal.__typename === 'MoneyMaintenanceError'
            ? t('refusals.MoneyMaintenanceError')
            : (outcome.refusal.message ?? t('refusals.other'))}
        </Notice>
      )}
      {outcome?.kind === 'lost' && (
        <Notice
          tone="danger"
          action={
            <Button size="small" onClick={() => void recall()}>
              {t('retry')}
            </Button>
          }
        >
          {t('fault')}
        </Notice>
      )}
    </section>
  );
}
