import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { formatStamp } from '../../../i18n/formatStamp.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Money } from '../../../ui/Money/Money.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import type { PageProps } from '../PageProps.ts';
import { useTimeZone } from '../useTimeZone.ts';
import { PaymentPasswordForm } from './PaymentPasswordForm.tsx';
import { PayoutAccountForm } from './PayoutAccountForm.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import { WithdrawalList } from './WithdrawalList.tsx';
import styles from './WithdrawPage.module.css';
import { useRefreshWithdrawals } from './useRefreshWithdrawals.ts';
import type { WithdrawPageQuery } from './__generated__/WithdrawPageQuery.graphql.ts';

/** Taking money out: what is missing first is asked for first — a payment password, an account to be paid to. */
export function WithdrawPage({ fetchKey }: PageProps) {
  const { t } = useTranslation('withdraw');
  const timeZone = useTimeZone();
  const [extra, setExtra] = useState<'account' | 'password' | null>(null);
  const { viewer } = useLazyLoadQuery<WithdrawPageQuery>(
    graphql`
      query WithdrawPageQuery {
        viewer {
          id
          balance {
            amount
            currency
            symbol
          }
          paymentPassword @required(action: THROW) {
            isSet
            factor
            hint
            coolingUntil
          }
          payoutAccounts @required(action: THROW) {
            mostAccounts
            accounts {
              id
            }
            ...PayoutAccountForm_payouts
            ...WithdrawForm_payouts
          }
          withdrawalTerms @required(action: THROW) {
            receiptMinutes
            ...WithdrawForm_terms
          }
          ...WithdrawalList_member
        }
      }
    `,
    {},
    { fetchKey },
  );
  const refresh = useRefreshWithdrawals();
  if (!viewer) return null;
  const { paymentPassword, payoutAccounts, withdrawalTerms } = viewer;
  const { isSet, factor, hint, coolingUntil } = paymentPassword;
  const proof = { factor, hint };
  const { accounts, mostAccounts } = payoutAccounts;
  const close = () => setExtra(null);
  const step = !isSet || extra === 'password' ? 'password' : accounts.length === 0 || extra === 'account' ? 'account' : 'amount';

  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h3 className={styles['title']}>{t('title')}</h3>
        {viewer.balance && (
          <p className={styles['soft']}>
            {t('balance')} <Money value={viewer.balance} />
          </p>
        )}
      </div>
      {coolingUntil && <Notice tone="info">{t('cooling', { time: formatStamp(coolingUntil, timeZone) })}</Notice>}
      {step === 'password' && <PaymentPasswordForm {...proof} onDone={close} />}
      {step === 'account' && <PayoutAccountForm {...proof} payouts={payoutAccounts} onDone={close} />}
      {step === 'amount' && <WithdrawForm {...proof} payouts={payoutAccounts} terms={withdrawalTerms} onDone={refresh} />}
      <div className={styles['actions']}>
        {step === 'amount' && accounts.length < mostAccounts && <Button onClick={() => setExtra('account')}>{t('another')}</Button>}
        {step === 'amount' && <Button onClick={() => setExtra('password')}>{t('forgotten')}</Button>}
        {step !== 'amount' && extra !== null && <Button onClick={close}>{t('back')}</Button>}
      </div>
      <WithdrawalList member={viewer} minutes={withdrawalTerms.receiptMinutes} onChanged={refresh} />
    </div>
  );
}
