import { ArrowDownUp } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatAmount, formatMoney, type MoneyValue } from '../../../i18n/formatMoney.ts';
import { localeOf } from '../../../i18n/languageCodes.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Form } from '../../../ui/Form/Form.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { decimalOf, tenThousandths } from '../decimal.ts';
import { useAmountField } from '../useAmountField.ts';
import { readAmount } from '../deposit/readAmount.ts';
import styles from './TransferForm.module.css';
import { TransferNotice } from './TransferNotice.tsx';
import { TransferSide } from './TransferSide.tsx';
import { useTransferForm } from './useTransferForm.ts';
import type { TransferForm_wallets$key } from './__generated__/TransferForm_wallets.graphql.ts';

const smallest = '1';

const plus = ({ amount, symbol }: MoneyValue, change: bigint): MoneyValue => ({
  amount: decimalOf(tenThousandths(amount) + change),
  symbol,
});

/** From one wallet to another: how much, what both will hold, and what became of it. */
export function TransferForm({ wallets: key }: { wallets: TransferForm_wallets$key }) {
  const { t, i18n } = useTranslation('vendorWallet');
  const wallets = useFragment(
    graphql`
      fragment TransferForm_wallets on Wallets {
        main {
          amount
          symbol
        }
        vendorWallets {
          id
          name
          balance {
            amount
            symbol
          }
        }
        ...TransferNotice_wallets
      }
    `,
    key,
  );
  const { main, vendorWallets } = wallets;
  const [chosen, setChosen] = useState(vendorWallets[0]?.id);
  const [direction, setDirection] = useState<'IN' | 'OUT'>('IN');
  const [typed, setTyped] = useState('');
  const { field, isTouched, setTouched, need } = useAmountField();
  const { send, isMoving, outcome, forgetOutcome } = useTransferForm();

  const vendor = vendorWallets.find(({ id }) => id === chosen) ?? vendorWallets[0];
  if (!vendor) return null;

  const [source, target] = direction === 'IN' ? [main, vendor.balance] : [vendor.balance, main];
  const { symbol } = main;
  const money = (amount: string) => formatMoney({ amount, symbol }, i18n.language);
  const reading = readAmount(typed, localeOf(i18n.language), smallest, source.amount);
  const amount = 'amount' in reading ? reading.amount : null;
  const change = amount === null ? 0n : tenThousandths(amount);
  const canMove = tenThousandths(source.amount) >= tenThousandths(smallest);
  const words = { minimum: money(smallest), maximum: money(source.amount), example: formatAmount('200000', i18n.language) };
  const targetName = direction === 'IN' ? vendor.name : t('main');

  const write = (next: string) => {
    setTyped(next);
    forgetOutcome();
  };
  const submit = async () => {
    const needed = need(amount);
    if (needed !== null && (await send({ walletId: vendor.id, direction, amount: needed }))) {
      setTyped('');
      setTouched(false);
    }
  };
  const pick = (id: string) => {
    setChosen(id);
    forgetOutcome();
  };
  const options = { vendorWallets, chosen: vendor.id, onChoose: pick };

  return (
    <Form
      submit={amount === null ? t('submit') : t(isMoving ? 'pending' : 'submitAmount', { amount: money(amount), wallet: targetName })}
      isBusy={isMoving}
      onSubmit={submit}
    >
      <div className={styles['room']}>
        <div className={styles['sides']}>
          <TransferSide
            label={t('from')}
            {...(direction === 'IN' ? { name: t('main') } : options)}
            balance={source}
            {...(amount === null ? {} : { after: plus(source, -change) })}
          />
          <span className={styles['swap']}>
            <IconButton
              label={t('swap')}
              onClick={() => {
                setDirection(direction === 'IN' ? 'OUT' : 'IN');
                forgetOutcome();
              }}
            >
              <ArrowDownUp aria-hidden="true" size={20} />
            </IconButton>
          </span>
          <TransferSide
            label={t('to')}
            {...(direction === 'IN' ? options : { name: t('main') })}
            balance={target}
            {...(amount === null ? {} : { after: plus(target, change) })}
          />
        </div>
      </div>
      <TextField
        inputRef={field}
        label={t('amount')}
        name="amount"
        value={typed}
        onChange={write}
        onBlur={() => {
          setTouched(typed !== '');
          if (amount !== null) setTyped(formatAmount(amount, i18n.language));
        }}
        suffix={
          <button
            type="button"
            className={styles['max']}
            disabled={!canMove || isMoving}
            onClick={() => write(formatAmount(source.amount, i18n.language))}
          >
            {t('max')}
          </button>
        }
        inputMode="decimal"
        autoComplete="off"
        isRequired
        isReadOnly={isMoving}
        help={canMove ? t('help', words) : t('nothing')}
        error={isTouched && 'problem' in reading ? t(`problems.${reading.problem}`, words) : undefined}
      />
      {outcome && <TransferNotice outcome={outcome} wallets={wallets} onRetry={() => void submit()} />}
    </Form>
  );
}
