import { useId } from 'react';
import type { MoneyValue } from '../../../i18n/formatMoney.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Money } from '../../../ui/Money/Money.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import styles from './TransferSide.module.css';

interface TransferSideProps {
  label: string;
  /** Of the one wallet that it can be; else one of `vendorWallets` is chosen. */
  name?: string;
  vendorWallets?: readonly { readonly id: string; readonly name: string }[];
  chosen?: string;
  onChoose?: (id: string) => void;
  isDisabled?: boolean;
  balance: MoneyValue;
  /** What the wallet will hold; left out while no amount is told. */
  after?: MoneyValue;
}

/** The wallet at one end of a transfer: which one, what it holds, and what it will hold. */
export function TransferSide({ label, name, vendorWallets = [], chosen, onChoose, isDisabled, balance, after }: TransferSideProps) {
  const { t } = useTranslation('vendorWallet');
  const id = useId();
  const only = name ?? (vendorWallets.length === 1 ? vendorWallets[0]?.name : undefined);
  return (
    <div className={styles['side']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      {only === undefined ? (
        <Select id={id} value={chosen} disabled={isDisabled} onChange={(wallet) => onChoose?.(wallet)}>
          {vendorWallets.map((wallet) => (
            <option key={wallet.id} value={wallet.id}>
              {wallet.name}
            </option>
          ))}
        </Select>
      ) : (
        <output id={id} className={styles['name']}>
          {only}
        </output>
      )}
      <dl className={styles['balances']}>
        <div>
          <dt>{t('now')}</dt>
          <dd>
            <Money value={balance} />
          </dd>
        </div>
        <div>
          <dt>{t('after')}</dt>
          <dd>{after ? <Money value={after} /> : '–'}</dd>
        </div>
      </dl>
    </div>
  );
}
