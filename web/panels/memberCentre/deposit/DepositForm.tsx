import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatAmount } from '../../../i18n/formatMoney.ts';
import { Form } from '../../../ui/Form/Form.tsx';
import type { IdempotencyKeys } from '../../../relay/useIdempotencyKeys.ts';
import { typedAmount } from '../typedAmount.ts';
import { useAmountField } from '../useAmountField.ts';
import { useIsMounted } from '../../../ui/useIsMounted.ts';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import styles from './DepositForm.module.css';
import { DepositCosts } from './DepositCosts.tsx';
import { DepositNotice } from './DepositNotice.tsx';
import { DepositReceipt } from './DepositReceipt.tsx';
import { MethodPicker } from './MethodPicker.tsx';
import { PresetChips } from './PresetChips.tsx';
import { useDepositForm } from './useDepositForm.ts';
import type { DepositWish } from './useDepositPlace.ts';
import type { DepositForm_member$key } from './__generated__/DepositForm_member.graphql.ts';

export interface DepositFormProps {
  readonly member: DepositForm_member$key;
  /** What it begins with. */
  readonly wish: DepositWish;
  readonly keys: IdempotencyKeys;
  /** Leads on to a deposit that is not paid yet; not whoever has left the form meanwhile. */
  readonly onShow: (depositId: string) => void;
  /** Told of a deposit that is not led on to. */
  readonly onMade: () => void;
}

/** Method, amount, and what became of it. The amount is exact text all the way; the button says what will happen. */
export function DepositForm({ member, wish, keys, onShow, onMade }: DepositFormProps) {
  const { t, i18n } = useTranslation('deposit');
  const { depositMethods } = useFragment(
    graphql`
      fragment DepositForm_member on Member {
        depositMethods @required(action: THROW) {
          id
          name
          kind
          expectedMinutes
          isLastUsed
          fee {
            fixed {
              amount
            }
            percent
          }
          minimum {
            amount
            symbol
          }
          maximum {
            amount
            symbol
          }
          presets {
            amount
            symbol
          }
        }
      }
    `,
    member,
  );
  const [chosen, setChosen] = useState(depositMethods.find(({ id }) => id === wish.methodId)?.id ?? depositMethods[0]?.id);
  const field = useAmountField(wish.amount === null ? '' : (wrote(wish.amount, i18n.language) ?? ''));
  const isMounted = useIsMounted();
  const { send, isDepositing, outcome, forgetOutcome } = useDepositForm(keys, ({ deposit: { id, status } }) =>
    status !== 'PAID' && isMounted() ? onShow(id) : onMade(),
  );

  const method = depositMethods.find(({ id }) => id === chosen) ?? depositMethods[0];
  if (!method) return null;

  const { minimum, maximum } = method;
  const symbol = minimum.symbol;
  const range = { minimum: minimum.amount, maximum: maximum.amount, symbol };
  const { amount, money, problem, words, input, need, write } = field.within(range, forgetOutcome);
  const submit = () => {
    const needed = need();
    if (needed !== null) void send({ methodId: method.id, amount: needed });
  };

  if (outcome?.kind === 'done' && outcome.payload.deposit.status === 'PAID') {
    return (
      <DepositReceipt
        payload={outcome.payload}
        methodName={method.name}
        onAgain={() => {
          field.clear();
          forgetOutcome();
        }}
      />
    );
  }

  return (
    <Form
      submit={amount === null ? t('submit') : t(isDepositing ? 'pending' : 'submitAmount', { amount: money(amount) })}
      isBusy={isDepositing}
      onSubmit={submit}
    >
      <MethodPicker
        methods={depositMethods}
        chosen={method.id}
        isDisabled={isDepositing}
        onChoose={(id) => {
          setChosen(id);
          forgetOutcome();
        }}
      />
      <PresetChips presets={method.presets} chosen={amount} onChoose={write} isDisabled={isDepositing} />
      <TextField
        {...input}
        label={t('amount')}
        {...(money('1').endsWith(symbol) ? { suffix: <span className={styles['unit']}>{symbol}</span> } : { prefix: symbol })}
        placeholder={`${formatAmount(minimum.amount, i18n.language)} *`}
        isReadOnly={isDepositing}
        help={t('help', words)}
        error={problem === null ? undefined : t(`problems.${problem}`, words)}
      />
      {amount !== null && <DepositCosts amount={amount} method={method} />}
      {outcome && outcome.kind !== 'done' && <DepositNotice outcome={outcome} symbol={symbol} onRetry={submit} />}
    </Form>
  );
}

/** An amount of the address as it would be typed; undefined where it is none. */
const wrote = (amount: string, language: string): string | undefined =>
  /^\d{1,15}(\.\d{1,4})?$/.test(amount) ? typedAmount(amount, language) : undefined;
