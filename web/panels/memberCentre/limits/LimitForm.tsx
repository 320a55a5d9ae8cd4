import { useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { localeOf } from '../../../i18n/languageCodes.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Choice } from '../../../ui/Choice/Choice.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { readAmount } from '../readAmount.ts';
import { kinds, type LimitKind, type LimitPeriod, periods } from './limitWords.ts';
import styles from './LimitsPage.module.css';
import { useChangeLimits } from './useChangeLimits.ts';

/** Larger than any account; the operator takes fifteen digits. */
const largest = '999999999999999';

/** Sets a limit: of what, for how long, and how much, as free text. Nothing is filled in. */
export function LimitForm({ symbol }: { symbol: string }) {
  const { t, i18n } = useTranslation('limits');
  const [kind, setKind] = useState<LimitKind>('DEPOSIT');
  const [period, setPeriod] = useState<LimitPeriod>('DAY');
  const [typed, setTyped] = useState('');
  const [isTouched, setTouched] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { set, isBusy } = useChangeLimits();
  const reading = readAmount(typed, localeOf(i18n.language), '0', largest);
  const isWhole = 'amount' in reading && (kind !== 'SESSION' || !reading.amount.includes('.'));

  const submit = async () => {
    setTouched(true);
    if (!('amount' in reading) || !isWhole) return field.current?.focus();
    if (!(await set({ kind, period, amount: reading.amount }))) return;
    setTyped('');
    setTouched(false);
  };

  return (
    <form
      noValidate
      className={styles['section']}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Choice
        label={t('kind')}
        name="limit-kind"
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <Choice
        label={t('period')}
        name="limit-period"
        options={periods.map((value) => ({ value, label: t(`periods.${value}`) }))}
        value={period}
        onChange={setPeriod}
      />
      <TextField
        inputRef={field}
        label={kind === 'SESSION' ? t('amountMinutes') : t('amount', { symbol })}
        name="limit-amount"
        value={typed}
        onChange={setTyped}
        inputMode="decimal"
        autoComplete="off"
        isRequired
        isReadOnly={isBusy}
        error={isTouched && !isWhole ? t(kind === 'SESSION' ? 'minutesProblem' : 'amountProblem') : undefined}
      />
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('set')}
        </Button>
      </div>
    </form>
  );
}
