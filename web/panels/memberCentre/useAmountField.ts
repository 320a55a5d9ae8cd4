import { useRef, useState } from 'react';

/** The field that an amount is typed in: whether it says yet what is wrong with it, and the way to it. */
export function useAmountField() {
  const [isTouched, setTouched] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return {
    field,
    isTouched,
    setTouched,
    /** The amount, where something is to be done with it; where there is none, it leads to the field, which says so. */
    need(amount: string | null): string | null {
      setTouched(true);
      if (amount === null) field.current?.focus();
      return amount;
    },
  };
}
