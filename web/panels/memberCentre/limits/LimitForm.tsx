import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Choice } from '../../../ui/Choice/Choice.tsx';
import { Form } from '../../../ui/Form/Form.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { useAmountField } from '../useAmountField.ts';
import { kinds, type LimitKind, type LimitPeriod, periods } from './limitWords.ts';
import { useChangeLimits } from './useChangeLimits.ts';

/** Larger than any account; the operator takes fifteen digits. */
const largest = '999999999999999';

/** Sets a limit: of what, for how long, and how much, as free text. Nothing is filled in. */
export function LimitForm({ symbol }: { symbol: string }) {
  const { t } = useTranslation('limits');
  const [kind, setKind] = useState<LimitKind>('DEPOSIT');
  const [period, setPeriod] = useState<LimitPeriod>('DAY');
  const field = useAmountField();
  const { set, isBusy } = useChangeLimits();
  const isSession = kind === 'SESSION';
  const { problem, input, need } = field.within({ minimum: '0', maximum: largest, symbol, isWhole: isSession });

  const submit = async () => {
    const amount = need();
    if (amount !== null && (await set({ kind, period, amount }))) field.clear();
  };

  return (
    <Form submit={t('set')} isBusy={isBusy} onSubmit={submit}>
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
        {...input}
        label={isSession ? t('amountMinutes') : t('amount', { symbol })}
        isReadOnly={isBusy}
        error={problem === null ? undefined : t(isSession ? 'minutesProblem' : 'amountProblem')}
      />
    </Form>
  );
}
