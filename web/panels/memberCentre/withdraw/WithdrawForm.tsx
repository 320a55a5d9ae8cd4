import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatStamp } from '../../../i18n/formatStamp.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { ChoiceCards } from '../../../ui/ChoiceCards/ChoiceCards.tsx';
import { Detail, Details } from '../../../ui/Details/Details.tsx';
import { Form } from '../../../ui/Form/Form.tsx';
import { boundByWallet } from '../boundByWallet.ts';
import { MaxButton } from '../MaxButton.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { useSiteTime } from '../useSiteTime.ts';
import { useAmountField } from '../useAmountField.ts';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { useAlone } from '../../../ui/useAlone.ts';
import type { MainWallet } from '../useMainWallet.ts';
import { useTimeZone } from '../../../session/useTimeZone.ts';
import { StepUpFields } from '../stepUp/StepUpFields.tsx';
import styles from './WithdrawPage.module.css';
import { useStepUp } from '../stepUp/useStepUp.ts';
import type { Withdrawing } from './useWithdraw.ts';
import { withdrawalFee } from './withdrawalFee.ts';
import type { WithdrawForm_payouts$data, WithdrawForm_payouts$key } from './__generated__/WithdrawForm_payouts.graphql.ts';
import type { WithdrawForm_terms$key } from './__generated__/WithdrawForm_terms.graphql.ts';

type Account = WithdrawForm_payouts$data['accounts'][number];

export interface WithdrawFormProps {
  payouts: WithdrawForm_payouts$key;
  terms: WithdrawForm_terms$key;
  /** What it is taken from, and bounded by. */
  wallet: MainWallet;
  withdrawal: Withdrawing;
  factor: string;
  hint: string;
  /** Given what is said of it. */
  onDone: (message: string) => void;
}

/** Account, amount, what it costs, and the proof. The amount is exact text all the way, and the button says what will happen. */
export function WithdrawForm({ payouts, terms, wallet, withdrawal, factor, hint, onDone }: WithdrawFormProps) {
  const { t } = useTranslation('withdraw');
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
  const { minimum, maximum, fee, countLeftToday, dailyCount } = useFragment(
    graphql`
      fragment WithdrawForm_terms on WithdrawalTerms {
        minimum {
          amount
          symbol
        }
        maximum {
          amount
        }
        fee {
          fixed {
            amount
          }
          percent
        }
        countLeftToday
        dailyCount
      }
    `,
    terms,
  );
  const alone = useAlone();
  const now = useSiteTime();
  const isResting = ({ usableFrom }: Pick<Account, 'usableFrom'>) => Date.parse(usableFrom) > now;
  const [chosen, setChosen] = useState((accounts.findLast((each) => !isResting(each)) ?? accounts.at(-1))?.id ?? '');
  const payee = accounts.find(({ id }) => id === chosen);
  // Removed in another tab, say. Which one is paid to instead is not ours to choose.
  const isGone = payee === undefined;
  const field = useAmountField();
  const [isBusy, setBusy] = useState(false);
  const { largest, isTooLittle, over } = boundByWallet(wallet, minimum.amount, maximum.amount, withdrawal.lost);
  const range = { minimum: minimum.amount, maximum: largest, symbol: minimum.symbol };
  const { amount, money, problem, words, input, need, write } = field.within(range, () => withdrawal.forget());
  const cost = amount === null ? null : withdrawalFee(amount, fee);
  const stepUp = useStepUp({ action: 'WITHDRAW', amount: amount ?? '0', payoutAccountId: chosen });
  const neededAmount = () => {
    withdrawal.forget();
    return need();
  };

  const submit = () =>
    alone(async () => {
      const amount = neededAmount();
      if (amount === null) return;
      setBusy(true);
      try {
        const stepUpTicket = await stepUp.prove();
        if (stepUpTicket === undefined) return;
        if (!(await withdrawal.send({ payoutAccountId: chosen, amount, stepUpTicket }))) return wallet.ask();
        field.clear();
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
      isDisabled={countLeftToday === 0 || isGone || isResting(payee)}
      needsAll
      onSubmit={submit}
    >
      <ChoiceCards
        label={t('to')}
        name="payoutAccount"
        options={accounts.map(({ id, bankName, holderName, accountNumber, usableFrom }) => {
          const rests = isResting({ usableFrom });
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
      {isGone && <Notice tone="info">{t('accountGone')}</Notice>}
      <TextField
        {...input}
        label={t('amount')}
        missing={t('problems.empty')}
        isReadOnly={isBusy}
        suffix={<MaxButton isDisabled={isTooLittle || isBusy} onPress={() => write(largest)} />}
        help={t(isTooLittle ? 'tooLittle' : 'help', words)}
        error={problem === null ? undefined : t(`problems.${problem === 'tooLarge' ? (over ?? problem) : problem}`, words)}
      />
      {cost !== null && (
        <Details>
          <Detail label={t('fee')}>{cost.fee === '0' ? t('noFee') : money(cost.fee)}</Detail>
          <Detail label={t('payout')}>{money(cost.payout)}</Detail>
        </Details>
      )}
      <StepUpFields
        stepUp={stepUp}
        factor={factor}
        hint={hint}
        onRequest={() => {
          // A code proves one amount: without one it would be good for nothing.
          if (neededAmount() !== null) void stepUp.request();
        }}
        isReadOnly={isBusy}
      />
      <p className={styles['small']}>{t('noCallBack', { left: countLeftToday, count: dailyCount })}</p>
    </Form>
  );
}
