import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { formatStamp } from '../../../i18n/formatStamp.ts';
import { useLazyLoadQuery } from '../../../relay/useLazyLoadQuery.ts';
import { Detail, Details } from '../../../ui/Details/Details.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { tenThousandths } from '../../../ui/Money/decimal.ts';
import { useTimeZone } from '../../../session/useTimeZone.ts';
import styles from './DepositReceipt.module.css';
import { total } from './depositFee.ts';
import { isFollowed, knownStatus, toneOf } from './depositStatus.ts';
import { PayBox } from './PayBox.tsx';
import { useCancelDeposit } from './useCancelDeposit.ts';
import type { DepositWish } from './useDepositPlace.ts';
import { useFollowDeposit } from './useFollowDeposit.ts';
import type { DepositDetail_deposit$key } from './__generated__/DepositDetail_deposit.graphql.ts';
import type { DepositDetailQuery } from './__generated__/DepositDetailQuery.graphql.ts';

const icons = { yours: Clock, waiting: Clock, gain: CircleCheck, over: CircleAlert };

export interface DepositDetailProps {
  readonly id: string;
  /** Back to the form, begun with what this one was. */
  readonly onBegin: (wish?: Partial<DepositWish>) => void;
}

/** One deposit by its address: what it waits for, how to pay it, and how it ended. */
export function DepositDetail({ id, onBegin }: DepositDetailProps) {
  const { t } = useTranslation('deposit');
  const { viewer } = useLazyLoadQuery<DepositDetailQuery>(
    graphql`
      query DepositDetailQuery($id: ID!) @raw_response_type {
        viewer {
          id
          balance {
            amount
            currency
            symbol
          }
          deposit(id: $id) {
            id
            status
            ...DepositDetail_deposit
          }
        }
      }
    `,
    { id },
    // What is known shows at once, and is followed from there: a question that fails then takes nothing away.
    { fetchPolicy: 'store-or-network' },
  );
  const deposit = viewer?.deposit;
  useFollowDeposit(id, deposit != null && isFollowed(knownStatus(deposit.status)));
  if (!deposit) return <EmptyState title={t('detail.none')} action={<Button onClick={() => onBegin()}>{t('detail.toForm')}</Button>} />;
  return <DepositState deposit={deposit} onBegin={onBegin} />;
}

function DepositState({ deposit, onBegin }: { deposit: DepositDetail_deposit$key; onBegin: DepositDetailProps['onBegin'] }) {
  const { t, i18n } = useTranslation('deposit');
  const data = useFragment(
    graphql`
      fragment DepositDetail_deposit on Deposit {
        id
        reference
        methodId
        methodName
        status
        createdAt
        closedAt
        reason
        amount {
          amount
          symbol
        }
        fee {
          amount
          symbol
        }
        credited {
          amount
          symbol
        }
        ...PayBox_deposit
      }
    `,
    deposit,
  );
  const timeZone = useTimeZone();
  const [cancel, isCancelling] = useCancelDeposit();
  const [problem, setProblem] = useState<'late' | 'lost' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const status = knownStatus(data.status);
  const tone = toneOf(status);
  const Icon = icons[tone];
  // Where a person is told to pay, it is all of it.
  const told =
    status === 'AWAITING_PAYMENT' ? { ...data.amount, amount: total(data.amount.amount, data.fee.amount) } : (data.credited ?? data.amount);
  const amount = formatMoney(told, i18n.language);
  const hasFee = tenThousandths(data.fee.amount) > 0n;

  // What a person waits for is read out when it changes.
  useEffect(() => heading.current?.focus(), [status]);

  const callOff = async () => {
    const outcome = await cancel(data.id);
    if (outcome !== undefined) setProblem(outcome === 'done' ? null : outcome);
  };

  return (
    <div className={styles['receipt']} data-tone={tone}>
      <div className={styles['head']}>
        <Icon aria-hidden="true" className={styles['icon']} />
        <h4 ref={heading} tabIndex={-1} className={styles['title']}>
          {t(`states.${status}`, { amount })}
        </h4>
        <p>{t(`explained.${status}`)}</p>
        {data.reason && <p>{t('detail.reason', { reason: data.reason })}</p>}
      </div>
      {status === 'AWAITING_PAYMENT' && <PayBox deposit={data} />}
      <Details>
        <Detail label={t('done.method')}>{data.methodName}</Detail>
        <Detail label={t('done.number')}>{data.reference}</Detail>
        {hasFee && <Detail label={t('fee.label')}>{formatMoney(data.fee, i18n.language)}</Detail>}
        <Detail label={t('done.time')}>
          <time dateTime={data.createdAt}>{formatStamp(data.createdAt, timeZone)}</time>
        </Detail>
        {data.closedAt && status !== 'PAID' && (
          <Detail label={t('detail.closed')}>
            <time dateTime={data.closedAt}>{formatStamp(data.closedAt, timeZone)}</time>
          </Detail>
        )}
      </Details>
      {problem && <Notice tone="danger">{t(`detail.${problem}`)}</Notice>}
      <div className={styles['actions']}>
        {status === 'AWAITING_PAYMENT' && (
          <Button isBusy={isCancelling} onClick={() => void callOff()}>
            {t('detail.cancel')}
          </Button>
        )}
        {tone === 'over' ? (
          <Button variant="primary" onClick={() => onBegin({ amount: data.amount.amount, methodId: data.methodId })}>
            {t('retry')}
          </Button>
        ) : (
          <Button onClick={() => onBegin()}>{t('detail.toForm')}</Button>
        )}
      </div>
    </div>
  );
}
