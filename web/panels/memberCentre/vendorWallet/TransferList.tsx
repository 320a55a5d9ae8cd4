import { graphql, useFragment } from 'react-relay/hooks';
import { formatStamp } from '../../../i18n/formatStamp.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Money } from '../../../ui/Money/Money.tsx';
import { HouseClock } from '../record/HouseClock.tsx';
import styles from './TransferList.module.css';
import { useTimeZone } from '../../../session/useTimeZone.ts';
import type { TransferList_wallets$key } from './__generated__/TransferList_wallets.graphql.ts';

/** The latest transfers, each with its reference and what is known of it. */
export function TransferList({ wallets }: { wallets: TransferList_wallets$key }) {
  const { t } = useTranslation('vendorWallet');
  const timeZone = useTimeZone();
  const { transfers } = useFragment(
    graphql`
      fragment TransferList_wallets on Wallets {
        transfers {
          id
          reference
          walletName
          direction
          status
          createdAt
          amount {
            amount
            symbol
          }
        }
      }
    `,
    wallets,
  );
  if (transfers.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h4 className={styles['title']}>{t('latest')}</h4>
      <HouseClock />
      <ul className={styles['list']}>
        {transfers.map(({ id, reference, walletName, direction, status, createdAt, amount }) => {
          const known = status === 'DONE' || status === 'FAILED' ? status : 'PENDING';
          return (
            <li key={id} className={styles['row']} data-status={known}>
              <span className={styles['way']}>{direction === 'IN' ? `${t('main')} → ${walletName}` : `${walletName} → ${t('main')}`}</span>
              <Money value={amount} />
              <span className={styles['status']}>{t(`status.${known}`)}</span>
              <span className={styles['detail']}>
                <time dateTime={createdAt}>{formatStamp(createdAt, timeZone)}</time>
                <span className={styles['reference']}>{t('reference', { reference })}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
