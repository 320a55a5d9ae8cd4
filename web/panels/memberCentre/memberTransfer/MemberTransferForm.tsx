import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Detail, Details } from '../../../ui/Details/Details.tsx';
import { Form } from '../../../ui/Form/Form.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { boundByWallet } from '../boundByWallet.ts';
import { MaxButton } from '../MaxButton.tsx';
import { useAmountField } from '../useAmountField.ts';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { decimalOf, tenThousandths } from '../../../ui/Money/decimal.ts';
import { useAlone } from '../../../ui/useAlone.ts';
import { StepUpFields } from '../stepUp/StepUpFields.tsx';
import type { MainWallet } from '../useMainWallet.ts';
import { useStepUp } from '../stepUp/useStepUp.ts';
import styles from './MemberTransferPage.module.css';
import { ReceiverChoice } from './ReceiverChoice.tsx';
import { useTransferToMember } from './useTransferToMember.ts';
import type { MemberTransferForm_terms$key } from './__generated__/MemberTransferForm_terms.graphql.ts';

export interface MemberTransferFormProps {
  terms: MemberTransferForm_terms$key;
  /** What it is sent from, and bounded by. */
  wallet: MainWallet;
  factor: string;
  hint: string;
}

/** Receiver, amount, what is left of the balance, and the proof. The button says what will happen, and to whom. */
export function MemberTransferForm({ terms, wallet, factor, hint }: MemberTransferFormProps) {
  const { t } = useTranslation('memberTransfer');
  const { receivers, hasMore, minimum, maximum, leftToday } = useFragment(
    graphql`
      fragment MemberTransferForm_terms on MemberTransferTerms {
        receivers {
          id
          maskedAccount
          relation
        }
        hasMore
        minimum {
          amount
          symbol
        }
        maximum {
          amount
        }
        leftToday {
          amount
        }
      }
    `,
    terms,
  );
  const alone = useAlone();
  const transfer = useTransferToMember();
  const receiversRef = useRef<HTMLFieldSetElement>(null);
  // What is sent cannot be called back: of several nobody is chosen until the member says who.
  const [picked, setChosen] = useState(receivers.length === 1 && !hasMore ? (receivers[0] ?? null) : null);
  const [isUnchosen, setUnchosen] = useState(false);
  // Searched for by the whole account, a receiver is called by it from then on.
  const chosen = receivers.find(({ id }) => id === picked?.id) ?? picked;
  const account = chosen?.maskedAccount ?? '';
  const field = useAmountField();
  const [isBusy, setBusy] = useState(false);
  const left = tenThousandths(leftToday.amount);
  const allowed = left < tenThousandths(maximum.amount) ? leftToday.amount : maximum.amount;
  const { largest, isTooLittle, over } = boundByWallet(wallet, minimum.amount, allowed, transfer.lost);
  const range = { minimum: minimum.amount, maximum: largest, symbol: minimum.symbol };
  const { amount, money, problem, words, input, need, write } = field.within(range, () => transfer.forget());
  const after = amount === null || wallet.held === null ? null : tenThousandths(wallet.held.amount) - tenThousandths(amount);
  const isOver = left < tenThousandths(minimum.amount);
  const receiverId = chosen?.id ?? '';
  const stepUp = useStepUp({ action: 'TRANSFER_UPLINE', amount: amount ?? '0', receiverId });
  /** `null` while it is not said to whom, or how much; it leads to where that is said. */
  const neededAmount = () => {
    transfer.forget();
    const needed = need();
    setUnchosen(chosen === null);
    if (chosen === null) receiversRef.current?.querySelector<HTMLInputElement>('input[type="radio"]')?.focus();
    return chosen === null ? null : needed;
  };

  const submit = () =>
    alone(async () => {
      const amount = neededAmount();
      if (amount === null) return;
      setBusy(true);
      try {
        const stepUpTicket = await stepUp.prove();
        if (stepUpTicket === undefined) return;
        if (!(await transfer.send({ receiverId, amount, stepUpTicket }, account))) return wallet.ask();
        field.clear();
        stepUp.forget();
      } finally {
        setBusy(false);
      }
    });

  return (
    <Form
      problem={transfer.problem ?? stepUp.problem}
      submit={amount === null || chosen === null ? t('submit') : t('submitAmount', { amount: money(amount), account })}
      isBusy={isBusy}
      isDisabled={isOver}
      needsAll
      onSubmit={submit}
    >
      <ReceiverChoice
        receivers={receivers}
        hasMore={hasMore}
        chosen={chosen}
        problem={isUnchosen ? t('unchosen') : null}
        isBusy={isBusy}
        fieldsetRef={receiversRef}
        onChoose={(next) => {
          setChosen(next);
          setUnchosen(false);
          transfer.forget();
        }}
      />
      <TextField
        {...input}
        label={t('amount')}
        missing={t('problems.empty')}
        isReadOnly={isBusy || isOver}
        suffix={<MaxButton isDisabled={isTooLittle || isBusy} onPress={() => write(largest)} />}
        help={isOver ? t('over') : t(isTooLittle ? 'tooLittle' : 'help', { ...words, left: money(leftToday.amount) })}
        error={problem === null ? undefined : t(`problems.${problem === 'tooLarge' ? (over ?? problem) : problem}`, words)}
      />
      {after !== null && after >= 0n && (
        <Details>
          <Detail label={t('after')}>{money(decimalOf(after))}</Detail>
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
      {transfer.done !== null && (
        <Notice tone="gain">{t('done', { amount: money(transfer.done.amount), account: transfer.done.account })}</Notice>
      )}
      <p className={styles['small']}>{t('noCallBack')}</p>
    </Form>
  );
}
