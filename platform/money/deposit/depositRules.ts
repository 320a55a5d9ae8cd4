import { parseAmount } from '../../core/ledger/amount.ts';

/** One way to pay in; `depositTexts` names it. Amounts are decimal strings of the member's currency. */
export interface DepositMethod {
  readonly methodId: string;
  readonly minAmount: string;
  readonly maxAmount: string;
  /** Suggested amounts, smallest first. */
  readonly presets: readonly string[];
}

/** Play money costs nothing and arrives at once. */
export const depositMethodList: readonly DepositMethod[] = [
  {
    methodId: 'play-money',
    // What a new account is given, so that a gift is not dwarfed by the first payment.
    minAmount: '1000',
    maxAmount: '50000000',
    presets: ['10000', '50000', '100000', '500000', '1000000', '5000000'],
  },
];

export type DepositStatus = 'PENDING' | 'PAID' | 'FAILED';

/** What a deposit may become: paid or failed once, and nothing after that. */
const steps: Readonly<Record<DepositStatus, readonly DepositStatus[]>> = { PENDING: ['PAID', 'FAILED'], PAID: [], FAILED: [] };

export const mayBecome = (status: DepositStatus, next: DepositStatus): boolean => steps[status].includes(next);

/** Whether ten-thousandths lie within the bounds of the method, both included. Nothing at or below zero does, whatever they are. */
export const isWithin = (amount: bigint, { minAmount, maxAmount }: Pick<DepositMethod, 'minAmount' | 'maxAmount'>): boolean =>
  amount > 0n && amount >= parseAmount(minAmount) && amount <= parseAmount(maxAmount);
