import { ArrowDownUp } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MoneyValue } from '../../../i18n/formatMoney.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Form } from '../../../ui/Form/Form.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { decimalOf, larger, tenThousandths } from '../../../ui/Money/decimal.ts';
import { MaxButton } from '../MaxButton.tsx';
import { useAmountField } from '../useAmountField.ts';
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
  const { t } = useTranslation('vendorWallet');
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
  const field = useAmountField();
  const { send, isMoving, outcome, lost, forgetOutcome } = useTransferForm();

  const vendor = vendorWallets.find(({ id }) => id === chosen) ?? vendorWallets[0];
  if (!vendor) return null;

  const [source, target] = direction === 'IN' ? [main, vendor.balance] : [vendor.balance, main];
  const range = { minimum: smallest, maximum: larger(source.amount, lost), symbol: main.symbol };
  const { amount, money, problem, words, input, need, write } = field.within(range, forgetOutcome);
  const change = amount === null ? 0n : tenThousandths(amount);
  // Of an amount that may have been moved already, what a wallet shows is not known to be of before or after it.
  const isTold = amount !== null && lost === null && tenThousandths(source.amount) >= change;
  const canMove = tenThousandths(source.amount) >= tenThousandths(smallest);
  const targetName = direction === 'IN' ? vendor.name : t('main');

  const submit = async () => {
    const needed = need();
    if (needed !== null && (await send({ walletId: vendor.id, direction, amount: needed }))) field.clear();
  };
  const pick = (id: string) => {
    setChosen(id);
    forgetOutcome();
  };
  const options = { vendorWallets, chosen: vendor.id, onChoose: pick, isDisabled: isMoving };

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
            {...(isTold && { after: plus(source, -change) })}
          />
          <span className={styles['swap']}>
            <IconButton
              label={t('swap')}
              isBusy={isMoving}
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
            {...(isTold && { after: plus(target, change) })}
          />
        </div>
      </div>
      <TextField
        {...input}
        label={t('amount')}
        suffix={<MaxButton isDisabled={!canMove || isMoving} onPress={() => write(source.amount)} />}
        isReadOnly={isMoving}
        help={canMove ? t('help', words) : t('nothing')}
        error={problem === null ? undefined : t(`problems.${problem}`, words)}
      />
      {outcome && <TransferNotice outcome={outcome} wallets={wallets} onRetry={() => void submit()} />}
    </Form>
  );
}
