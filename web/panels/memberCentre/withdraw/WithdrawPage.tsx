import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { formatStamp } from '../../../i18n/formatStamp.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { useToast } from '../../../ui/Toaster/toasts.tsx';
import type { PageProps } from '../PageProps.ts';
import { useTimeZone } from '../../../session/useTimeZone.ts';
import { PaymentPasswordForm } from './PaymentPasswordForm.tsx';
import { RemovePayoutAccountForm } from './RemovePayoutAccountForm.tsx';
import { PayoutAccountForm } from './PayoutAccountForm.tsx';
import { StepPage } from './StepPage.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import { WithdrawalList } from './WithdrawalList.tsx';
import { MainWalletHead } from '../MainWalletHead.tsx';
import { useMainWallet } from '../useMainWallet.ts';
import { useWithdraw } from './useWithdraw.ts';
import styles from './WithdrawPage.module.css';
import { useRefreshWithdrawals } from './useRefreshWithdrawals.ts';
import type { WithdrawPageQuery } from './__generated__/WithdrawPageQuery.graphql.ts';

/** What can be done beside withdrawing, or has to be before it. */
type Step = 'setPassword' | 'changePassword' | 'addAccount' | 'removeAccount';

/** Taking money out: what is missing first is asked for first — a payment password, an account to be paid to. */
export function WithdrawPage({ fetchKey }: PageProps) {
  const { t } = useTranslation('withdraw');
  const timeZone = useTimeZone();
  const [wished, setWished] = useState<Step | null>(null);
  const showToast = useToast();
  const { viewer } = useLazyLoadQuery<WithdrawPageQuery>(
    graphql`
      query WithdrawPageQuery($count: Int = 20) @raw_response_type {
        viewer {
          id
          ...useMainWallet_member
          paymentPassword @required(action: THROW) {
            isSet
            factor
            hint
            coolingUntil
          }
          payoutAccounts @required(action: THROW) {
            maxAccounts
            accounts {
              id
            }
            ...PayoutAccountForm_payouts
            ...RemovePayoutAccountForm_payouts
            ...WithdrawForm_payouts
          }
          withdrawalTerms @required(action: THROW) {
            receiptMinutes
            ...WithdrawForm_terms
          }
          ...WithdrawalList_member @arguments(count: $count)
        }
      }
    `,
    {},
    { fetchKey },
  );
  const refresh = useRefreshWithdrawals();
  const wallet = useMainWallet(viewer);
  // Of the page, not of its form: a withdrawal whose answer was lost is the same after another step.
  const withdrawal = useWithdraw();
  if (!viewer) return null;
  const { paymentPassword, payoutAccounts, withdrawalTerms } = viewer;
  const { isSet, factor, hint, coolingUntil } = paymentPassword;
  const proof = { factor, hint };
  const { accounts, maxAccounts } = payoutAccounts;
  // Another step may have been begun before that one was answered.
  const close = (left: Step) => setWished((now) => (now === left ? null : now));
  const closeWith = (left: Step, done: string) => {
    showToast(done, 'good');
    close(left);
  };
  const missing = !isSet ? 'setPassword' : accounts.length === 0 ? 'addAccount' : 'withdraw';
  // The last account may have been removed in another tab.
  const isOver = wished === 'removeAccount' && accounts.length === 0;
  const step = isSet && !isOver ? (wished ?? missing) : missing;
  const offered: readonly Step[] = !isSet
    ? []
    : accounts.length === 0
      ? ['changePassword', 'setPassword']
      : [...(accounts.length < maxAccounts ? (['addAccount'] as const) : []), 'removeAccount', 'changePassword', 'setPassword'];

  return (
    <StepPage step={step}>
      <MainWalletHead title={t('title')} label={t('balance')} wallet={wallet} />
      {coolingUntil && <Notice tone="info">{t('cooling', { time: formatStamp(coolingUntil, timeZone) })}</Notice>}
      {step === 'setPassword' && <PaymentPasswordForm {...proof} key="set" provenBy="password" onDone={() => close('setPassword')} />}
      {step === 'changePassword' && (
        <PaymentPasswordForm {...proof} key="change" provenBy="paymentPassword" onDone={() => close('changePassword')} />
      )}
      {step === 'addAccount' && (
        <PayoutAccountForm {...proof} payouts={payoutAccounts} onDone={() => closeWith('addAccount', t('account.done'))} />
      )}
      {step === 'removeAccount' && (
        <RemovePayoutAccountForm {...proof} payouts={payoutAccounts} onDone={() => closeWith('removeAccount', t('remove.done'))} />
      )}
      {step === 'withdraw' && (
        <WithdrawForm
          {...proof}
          payouts={payoutAccounts}
          terms={withdrawalTerms}
          wallet={wallet}
          withdrawal={withdrawal}
          onDone={(done) => {
            // Another step may have been begun meanwhile.
            showToast(done, 'good');
            refresh();
          }}
        />
      )}
      <div className={styles['actions']}>
        {step === missing ? (
          offered.map((each) => (
            <Button key={each} onClick={() => setWished(each)}>
              {t(`steps.${each}`)}
            </Button>
          ))
        ) : (
          <Button onClick={() => setWished(null)}>{t('back')}</Button>
        )}
      </div>
      <WithdrawalList member={viewer} minutes={withdrawalTerms.receiptMinutes} onFollow={refresh} />
    </StepPage>
  );
}
