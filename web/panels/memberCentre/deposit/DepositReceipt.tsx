import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNavigate } from 'react-router-dom';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { Detail, Details } from '../../../ui/Details/Details.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Money } from '../../../ui/Money/Money.tsx';
import { formatStamp } from '../../../i18n/formatStamp.ts';
import { useTimeZone } from '../../../session/useTimeZone.ts';
import styles from './DepositReceipt.module.css';
import type { DepositPayload } from './useDeposit.ts';

/** A deposit that was credited at once: amount, number, time, and the balance after it. */
export function DepositReceipt({ payload, methodName, onAgain }: { payload: DepositPayload; methodName: string; onAgain: () => void }) {
  const { t, i18n } = useTranslation('deposit');
  const timeZone = useTimeZone();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { deposit, viewer } = payload;

  // The form is gone with its focus; the outcome is what the person waits for.
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={styles['receipt']}>
      <div className={styles['head']}>
        <CircleCheck aria-hidden="true" className={styles['icon']} />
        <h4 ref={heading} tabIndex={-1} className={styles['title']}>
          {t('states.PAID', { amount: formatMoney(deposit.amount, i18n.language) })}
        </h4>
      </div>
      <Details>
        {viewer.balance && (
          <Detail label={t('done.newBalance')}>
            <Money value={viewer.balance} />
          </Detail>
        )}
        <Detail label={t('done.method')}>{methodName}</Detail>
        <Detail label={t('done.number')}>{deposit.reference}</Detail>
        <Detail label={t('done.time')}>
          <time dateTime={deposit.createdAt}>{formatStamp(deposit.createdAt, timeZone)}</time>
        </Detail>
      </Details>
      <div className={styles['actions']}>
        <Button onClick={onAgain}>{t('done.again')}</Button>
        <Button variant="primary" onClick={() => void navigate('/rng')}>
          {t('done.play')}
        </Button>
      </div>
    </div>
  );
}
