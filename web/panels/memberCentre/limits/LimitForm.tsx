import { useState } from 'react';
import { formatAmount } from '../../../i18n/formatMoney.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Choice } from '../../../ui/Choice/Choice.tsx';
import { Form } from '../../../ui/Form/Form.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { tenThousandths } from '../../../ui/Money/decimal.ts';
import { useAmountField } from '../useAmountField.ts';
import { kinds, type LimitKind, type LimitPeriod, periods, useLimitAmount } from './limitWords.ts';
import { useChangeLimits } from './useChangeLimits.ts';
import type { LimitsPage_member$data } from './__generated__/LimitsPage_member.graphql.ts';

type Limit = LimitsPage_member$data['playProtection']['limits'][number];

/** Larger than any account; the operator takes fourteen digits. */
const largest = '99999999999999';

interface LimitFormProps {
  /** Those that stand; to set one of them to what it is changes nothing. */
  limits: readonly Limit[];
  symbol: string;
}

/** Sets a limit: of what, for how long, and how much, as free text. Nothing is filled in. */
export function LimitForm({ limits, symbol }: LimitFormProps) {
  const { t, i18n } = useTranslation('limits');
  const [kind, setKind] = useState<LimitKind>('DEPOSIT');
  const [period, setPeriod] = useState<LimitPeriod>('DAY');
  const field = useAmountField();
  const { set, isBusy } = useChangeLimits();
  const isSession = kind === 'SESSION';
  const range = { minimum: '0', maximum: largest, symbol, isWhole: isSession };
  const { amount, problem, isTouched, words, input, need } = field.within(range);
  const write = useLimitAmount(symbol);
  const unchanged =
    amount === null
      ? null
      : unchangedBy(
          amount,
          limits.find((limit) => limit.kind === kind && limit.period === period),
        );

  const problemText = () => {
    if (isTouched && unchanged !== null) return t(`problems.${unchanged}`, { amount: write(kind, amount ?? '0') });
    if (problem === null) return undefined;
    if (problem === 'tooSmall') return t('problems.tooSmall', { minimum: write(kind, range.minimum) });
    if (problem === 'tooLarge') return t('problems.tooLarge', { maximum: write(kind, range.maximum) });
    if (!isSession) return t(`problems.${problem}`, words);
    return t(`minutesProblems.${problem === 'empty' ? problem : 'format'}`, { example: formatAmount('90', i18n.language) });
  };

  const submit = async () => {
    const wanted = need();
    if (wanted === null) return;
    if (unchanged !== null) input.inputRef.current?.focus();
    else if (await set({ kind, period, amount: wanted })) field.clear();
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
      <TextField {...input} label={isSession ? t('amountMinutes') : t('amount', { symbol })} isReadOnly={isBusy} error={problemText()} />
    </Form>
  );
}

/** Whether a limit stands as it is wanted already, or that has been asked for; null where setting it changes something. */
function unchangedBy(amount: string, limit: Limit | undefined): 'same' | 'asked' | null {
  if (limit === undefined) return null;
  const pending = limit.pending ?? null;
  // What stands takes a raise back that waits.
  if (pending === null) return isEqual(amount, limit.amount) ? 'same' : null;
  return pending.amount !== null && pending.amount !== undefined && isEqual(amount, pending.amount) ? 'asked' : null;
}

const isEqual = (one: string, other: string): boolean => tenThousandths(one) === tenThousandths(other);
