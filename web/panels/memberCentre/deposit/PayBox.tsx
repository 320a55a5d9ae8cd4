import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { siteTime } from '../../../relay/siteTime.ts';
import { buttonClass } from '../../../ui/Button/buttonClass.ts';
import { Countdown } from '../../../ui/Countdown/Countdown.tsx';
import { total } from './depositFee.ts';
import { CopyLine } from './CopyLine.tsx';
import styles from './PayBox.module.css';
import type { PayBox_deposit$key } from './__generated__/PayBox_deposit.graphql.ts';

const clockOf = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return [...(hours > 0 ? [hours] : []), minutes, seconds % 60].map((each) => String(each).padStart(2, '0')).join(':');
};

/** How to pay a deposit, and how long that is possible. */
export function PayBox({ deposit }: { deposit: PayBox_deposit$key }) {
  const { t, i18n } = useTranslation('deposit');
  const { amount, fee, expiresAt, payment } = useFragment(
    graphql`
      fragment PayBox_deposit on Deposit {
        amount {
          amount
          symbol
        }
        fee {
          amount
        }
        expiresAt
        payment {
          url
          qr
          transfer {
            bank
            account
            holder
            memo
          }
        }
      }
    `,
    deposit,
  );
  if (!payment) return null;
  const { url, qr, transfer } = payment;
  const toPay = total(amount.amount, fee.amount);
  return (
    <div className={styles['box']}>
      {expiresAt && (
        <Countdown deadline={siteTime.onThisClock(expiresAt)}>
          {(seconds) => (
            <p className={styles['time']} data-late={seconds < 60 || undefined}>
              {seconds > 0 ? (
                <>
                  {t('pay.timeLeft')} <strong>{clockOf(seconds)}</strong>
                </>
              ) : (
                t('pay.timeUp')
              )}
            </p>
          )}
        </Countdown>
      )}
      {qr && <QRCodeSVG value={qr} size={176} level="M" marginSize={4} role="img" title={t('pay.qr')} className={styles['code']} />}
      {url && (
        <a href={url} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: 'primary', wide: true })}>
          {t('pay.open')}
        </a>
      )}
      <dl className={styles['lines']}>
        <CopyLine label={t('pay.total')} value={formatMoney({ amount: toPay, symbol: amount.symbol }, i18n.language)} text={toPay} />
        {transfer && (
          <>
            <CopyLine label={t('pay.bank')} value={transfer.bank} />
            <CopyLine label={t('pay.account')} value={transfer.account} text={transfer.account.replace(/\s/g, '')} />
            <CopyLine label={t('pay.holder')} value={transfer.holder} />
            <CopyLine label={t('pay.memo')} value={transfer.memo} />
          </>
        )}
      </dl>
      {transfer && <p className={styles['hint']}>{t('pay.exact')}</p>}
    </div>
  );
}
