import { useRef, useState } from 'react';
import { formatAmount, formatMoney } from '../../i18n/formatMoney.ts';
import { localeOf } from '../../i18n/languageCodes.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { type AmountReading, readAmount } from './readAmount.ts';
import { typedAmount } from './typedAmount.ts';

export interface AmountRange {
  /** Both exact decimals, and both may be typed. */
  readonly minimum: string;
  readonly maximum: string;
  readonly symbol: string;
  /** No part of a unit may be typed. */
  readonly isWhole?: boolean;
}

/** The field that an exact amount is typed in: what it holds, whether it says yet what is wrong with that, and the way to it. */
export function useAmountField(begin = '') {
  const { i18n } = useTranslation();
  const [typed, setTyped] = useState(begin);
  const [isTouched, setTouched] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  return {
    clear() {
      setTyped('');
      setTouched(false);
    },
    /** What was typed, as an amount of a range; `onChange` is told with every letter, and of what is written for the player. */
    within({ minimum, maximum, symbol, isWhole = false }: AmountRange, onChange?: () => void) {
      const { language } = i18n;
      const read = readAmount(typed, localeOf(language), minimum, maximum);
      const reading: AmountReading = isWhole && 'amount' in read && read.amount.includes('.') ? { problem: 'format' } : read;
      const amount = 'amount' in reading ? reading.amount : null;
      const money = (value: string) => formatMoney({ amount: value, symbol }, language);
      const show = (next: string) => {
        setTyped(next);
        onChange?.();
      };
      return {
        /** `null` while there is none that may be sent. */
        amount,
        money,
        problem: isTouched && 'problem' in reading ? reading.problem : null,
        /** Whether it says what is wrong. */
        isTouched,
        /** What help and problems are told with. */
        words: { minimum: money(minimum), maximum: money(maximum), example: formatAmount('200000', language) },
        /** The amount, where something is to be done with it; where there is none, it leads to the field, which says so. */
        need(): string | null {
          setTouched(true);
          if (amount === null) inputRef.current?.focus();
          return amount;
        },
        write: (value: string) => show(typedAmount(value, language)),
        input: {
          inputRef,
          name: 'amount',
          value: typed,
          onChange: show,
          onBlur() {
            setTouched(typed !== '');
            if (amount !== null) setTyped(typedAmount(amount, language));
          },
          inputMode: 'decimal',
          autoComplete: 'off',
          isRequired: true,
        } as const,
      };
    },
  };
}
