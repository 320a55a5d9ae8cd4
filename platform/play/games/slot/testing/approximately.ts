import { decimalText, type Fraction } from '../fraction.ts';

/** Nearest plain number, for what is compared and not paid. */
export const approximately = (value: Fraction): number => Number(decimalText(value, 15));
