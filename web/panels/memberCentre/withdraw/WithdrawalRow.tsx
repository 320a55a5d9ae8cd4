import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { formatStamp } from '../../../i18n/formatStamp.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { siteTime } from '../../../relay/siteTime.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Countdown } from '../../../ui/Countdown/Countdown.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { useAlone } from '../../../ui/useAlone.ts';
import { useTimeZone } from '../../../session/useTimeZone.ts';
import styles from './WithdrawPage.module.css';
import type { WithdrawalRow_withdrawal$key } from './__generated__/WithdrawalRow_withdrawal.graphql.ts';
import type { WithdrawalRowMutation } from './__generated__/WithdrawalRowMutation.graphql.ts';

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** One withdrawal: how much, where to, what happened when; and, once it is paid out, the member's word on it. */
export function WithdrawalRow({ withdrawal, minutes }: { withdrawal: WithdrawalRow_withdrawal$key; minutes: number }) {
  const { t, i18n } = useTranslation('withdraw');
  const timeZone = useTimeZone();
  const alone = useAlone();
  const titleId = useId();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { id, reference, amount, payout, status, bankName, accountNumber, receiptDue, steps } = useFragment(
    graphql`
      fragment WithdrawalRow_withdrawal on Withdrawal {
        id
        reference
        amount {
          amount
          symbol
        }
        payout {
          amount
          symbol
        }
        status
        bankName
        accountNumber
        receiptDue
        steps {
          status
          happenedAt
          by
          reason
        }
      }
    `,
    withdrawal,
  );
  const [commit, isBusy] = useCommit<WithdrawalRowMutation>(graphql`
    mutation WithdrawalRowMutation($input: ConfirmWithdrawalInput!) @raw_response_type {
      confirmWithdrawal(input: $input) {
        __typename
        ... on ConfirmWithdrawalPayload {
          withdrawal {
            ...WithdrawalRow_withdrawal
          }
        }
        ... on Refusal {
          message
        }
      }
    }
  `);
  const say = (received: boolean) =>
    alone(async () => {
      setProblem(null);
      try {
        const { confirmWithdrawal: answer } = await commit({ input: { withdrawalId: id, received } });
        if (answer.__typename !== 'ConfirmWithdrawalPayload') return setProblem(answer.message ?? t('fault'));
        setAsking(false);
      } catch {
        setProblem(t('fault'));
      }
    });
  const money = formatMoney(amount, i18n.language);
  // It may have come to its end meanwhile: there is nothing to be said of it any more.
  const asks = isAsking && status === 'SENT';
  return (
    // What was said of it goes with its buttons: the focus stays at the withdrawal, and what has come of it is read out.
    <li className={styles['row']} tabIndex={-1} aria-labelledby={titleId}>
      <strong id={titleId}>{t('line', { amount: money, bank: bankName, number: accountNumber })}</strong>
      {payout.amount !== amount.amount && (
        <span className={styles['soft']}>{t('paid', { amount: formatMoney(payout, i18n.language) })}</span>
      )}
      <span className={styles['number']}>{t('reference', { reference })}</span>
      <ol className={styles['steps']} aria-live="polite">
        {steps.map((step) => (
          <li key={step.happenedAt + step.status}>
            {t(step.status === 'RECEIVED' && step.by === 'TIME_OUT' ? 'status.TIMED_OUT' : (`status.${step.status}` as 'status.SENT'))}{' '}
            <time dateTime={step.happenedAt}>{formatStamp(step.happenedAt, timeZone)}</time>
            {step.reason && <div>{step.reason}</div>}
          </li>
        ))}
      </ol>
      {status === 'SENT' && receiptDue && (
        <Countdown deadline={siteTime.onThisClock(receiptDue)}>
          {(seconds) => <p className={styles['small']}>{t('countdown', { time: clock(seconds) })}</p>}
        </Countdown>
      )}
      {asks && <Notice tone="info">{t('consequence', { count: minutes, minutes, amount: money })}</Notice>}
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      {(status === 'SENT' || status === 'DISPUTED') && (
        <div className={styles['actions']}>
          <Button isBusy={isBusy} aria-describedby={titleId} onClick={() => void say(true)}>
            {t('received')}
          </Button>
          {status === 'SENT' && (
            <Button isBusy={isBusy} aria-describedby={titleId} onClick={() => (asks ? void say(false) : setAsking(true))}>
              {t(asks ? 'sayNotReceived' : 'notReceived')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
