import { useId } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { formatStamp } from '../../../i18n/formatStamp.ts';
import { useHasCome } from '../../../relay/useHasCome.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { useTimeZone } from '../../../session/useTimeZone.ts';
import type { LimitsPage_member$data } from './__generated__/LimitsPage_member.graphql.ts';
import { useLimitAmount } from './limitWords.ts';
import styles from './LimitsPage.module.css';
import { useChangeLimits } from './useChangeLimits.ts';

type Limit = LimitsPage_member$data['playProtection']['limits'][number];

/** Each limit with what it leaves, and what waits for a second yes. */
export function LimitList({ limits, symbol }: { limits: readonly Limit[]; symbol: string }) {
  const { t } = useTranslation('limits');
  if (limits.length === 0) return <p className={styles['text']}>{t('none')}</p>;
  return (
    <ul className={styles['list']}>
      {limits.map((limit) => (
        <LimitRow key={`${limit.kind} ${limit.period}`} limit={limit} symbol={symbol} />
      ))}
    </ul>
  );
}

function LimitRow({ limit: { kind, period, amount, used, left, pending: asked }, symbol }: { limit: Limit; symbol: string }) {
  const { t } = useTranslation('limits');
  const timeZone = useTimeZone();
  const write = useLimitAmount(symbol);
  const { set, confirm, isBusy } = useChangeLimits();
  const nameId = useId();
  const pendingId = useId();
  const name = t(`names.${kind}_${period}`);
  const isDue = useHasCome(asked?.confirmFrom);
  // What was not confirmed in its time has lapsed, also while the page is open.
  const hasLapsed = useHasCome(asked?.confirmUntil);
  const pending = hasLapsed ? null : asked;
  return (
    // Its buttons go with what they do: the focus stays at the limit, and what waits of it is read out.
    <li className={styles['limit']} tabIndex={-1} aria-labelledby={`${nameId} ${pendingId}`}>
      <p className={styles['head']}>
        <strong id={nameId}>{name}</strong>
        <span>{write(kind, amount)}</span>
      </p>
      <progress className={styles['bar']} value={Math.max(0, Number(used))} max={Math.max(1, Number(amount))} aria-label={name} />
      <p className={styles['text']}>{t('left', { left: write(kind, left) })}</p>
      {pending ? (
        <Notice
          tone="plain"
          action={
            <div className={styles['actions']}>
              {isDue && (
                <Button size="small" isBusy={isBusy} onClick={() => confirm({ kind, period })}>
                  {t('confirm')}
                </Button>
              )}
              <Button size="small" isBusy={isBusy} onClick={() => void set({ kind, period, amount })}>
                {t('keep', { amount: write(kind, amount) })}
              </Button>
            </div>
          }
        >
          <span id={pendingId}>
            {t(pending.amount === null || pending.amount === undefined ? 'pendingEnd' : 'pendingRaise', {
              amount: write(kind, pending.amount ?? '0'),
              from: formatStamp(pending.confirmFrom, timeZone),
              until: formatStamp(pending.confirmUntil, timeZone),
            })}
          </span>
        </Notice>
      ) : (
        <div className={styles['actions']}>
          <Button size="small" isBusy={isBusy} onClick={() => void set({ kind, period, amount: null })}>
            {t('remove')}
          </Button>
        </div>
      )}
    </li>
  );
}
