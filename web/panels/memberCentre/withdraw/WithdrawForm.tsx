import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatAmount, formatMoney } from '../../../i18n/formatMoney.ts';
import { localeOf } from '../../../i18n/languageCodes.ts';
import { formatStamp } from '../../../i18n/formatStamp.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { ChoiceCards } from '../../../ui/ChoiceCards/ChoiceCards.tsx';
import { Form } from '../../../ui/Form/Form.tsx';
import { useAmountField } from '../useAmountField.ts';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { readAmount } from '../deposit/readAmount.ts';
import { useAlone } from '../useAlone.ts';
import { useTimeZone } from '../useTimeZone.ts';
import { StepUpFields } from './StepUpFields.tsx';
import styles from './WithdrawPage.module.css';
import { useStepUp } from './useStepUp.ts';
import { useWithdraw } from './useWithdraw.ts';
import { feeOf } from './feeOf.ts';
import type { WithdrawForm_payouts$key } from './__generated__/WithdrawForm_payouts.graphql.ts';
import type { WithdrawForm_terms$key } from './__generated__/WithdrawForm_terms.graphql.ts';

export interface WithdrawFormProps {
  payouts: WithdrawForm_payouts$key;
  terms: WithdrawForm_terms$key;
  factor: string;
  hint: string;
  /** Given what is said of it. */
  onDone: (message: string) => void;
}

/** Account, amount, what it costs, and the proof. The amount is exact text all the way, and the button says what will happen. */
export function WithdrawForm({ payouts, terms, factor, hint, onDone }: WithdrawFormProps) {
  const { t, i18n } = useTranslation('withdraw');
  const timeZone = useTimeZone();
  const { accounts } = useFragment(
    graphql`
      fragment WithdrawForm_payouts on PayoutAccounts {
        accounts {
          id
          bankName
          holderName
          accountNumber
          usableFrom
        }
      }
    `,
    payouts,
  );
  const { minimum, maximum, feeFixed, feePercent, leftToday, dailyCount } = useFragment(
    graphql`
      fragment WithdrawForm_terms on WithdrawalTerms {
        minimum {
          amount
          symbol
        }
        maximum {
          amount
        }
        feeFixed {
          amount
        }
        feePercent
        leftToday
        dailyCount
      }
    `,
    terms,
  );
  const alone = useAlone();
  const withdrawal = useWithdraw();
  const [chosen, setChosen] = useState(accounts.at(-1)?.id ?? '');
  const [typed, setTyped] = useState('');
  const { field, isTouched, setTouched, need } = useAmountField();
  const [isBusy, setBusy] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const { symbol } = minimum;
  const money = (amount: string) => formatMoney({ amount, symbol }, i18n.language);
  const reading = readAmount(typed, localeOf(i18n.language), minimum.amount, maximum.amount);
  const amount = 'amount' in reading ? reading.amount : null;
  const fee = amount === null ? null : feeOf(amount, feeFixed.amount, feePercent);
  const words = { minimum: money(minimum.amount), maximum: money(maximum.amount), example: formatAmount('200000', i18n.language) };
  const stepUp = useStepUp({ action: 'WITHDRAW', amount: amount ?? '0', payoutAccountId: chosen });
  const neededAmount = () => {
    withdrawal.forget();
    return need(amount);
  };

  const submit = () =>
    alone(async () => {
      const amount = neededAmount();
      if (amount === null) return;
      setBusy(true);
      try {
        const stepUpTicket = await stepUp.prove();
        if (stepUpTicket === undefined || !(await withdrawal.send({ payoutAccountId: chosen, amount, stepUpTicket }))) return;
        setTyped('');
        setTouched(false);
        stepUp.forget();
        onDone(t('done', { amount: money(amount) }));
      } finally {
        setBusy(false);
      }
    });

  return (
    <Form
      submit={amount === null ? t('submit') : t('submitAmount', { amount: money(amount) })}
      problem={withdrawal.problem ?? stepUp.problem}
      isBusy={isBusy}
      isDisabled={stepUp.paymentPassword === '' || leftToday === 0}
      onSubmit={submit}
    >
      <ChoiceCards
        label={t('to')}
        name="payoutAccount"
        options={accounts.map(({ id, bankName, holderName, accountNumber, usableFrom }) => {
          const rests = Date.parse(usableFrom) > openedAt;
          return {
            value: id,
            title: `${bankName} ${accountNumber}`,
            lines: [rests ? t('usableFrom', { time: formatStamp(usableFrom, timeZone) }) : holderName],
            isDisabled: rests,
          };
        })}
        value={chosen}
        onChange={(next) => {
          setChosen(next);
          withdrawal.forget();
        }}
        isDisabled={isBusy}
      />
      <TextField
        inputRef={field}
        label={t('amount')}
        name="amount"
        value={typed}
        onChange={(next) => {
          setTyped(next);
          withdrawal.forget();
        }}
        onBlur={() => setTouched(typed !== '')}
        inputMode="decimal"
        autoComplete="off"
        isRequired
        isReadOnly={isBusy}
        help={t('help', words)}
        error={isTouched && 'problem' in reading ? t(`problems.${reading.problem}`, words) : undefined}
      />
      {amount !== null && fee !== null && (
        <dl className={styles['review']}>
          <div>
            <dt>{t('fee')}</dt>
            <dd>{fee.fee === '0' ? t('noFee') : money(fee.fee)}</dd>
          </div>
          <div>
            <dt>{t('payout')}</dt>
            <dd>{money(fee.payout)}</dd>
          </div>
        </dl>
      )}
      <StepUpFields
        stepUp={stepUp}
        factor={factor}
        hint={hint}
        onRequest={() => {
          // It would be good for nothing.
          if (neededAmount() !== null) void stepUp.request();
        }}
        isReadOnly={isBusy}
      />
      <p className={styles['small']}>{t('noCallBack', { left: leftToday, count: dailyCount })}</p>
    </Form>
  );
}
