import type { DepositMethod } from '../../core/brand.ts';
import { parseAmount } from '../../core/ledger/amount.ts';

/** Whether ten-thousandths lie within the bounds of the method, both included. Nothing at or below zero does, whatever they are. */
export const isWithin = (amount: bigint, { minAmount, maxAmount }: Pick<DepositMethod, 'minAmount' | 'maxAmount'>): boolean =>
  amount > 0n && amount >= parseAmount(minAmount) && amount <= parseAmount(maxAmount);

const hundredPercent = 1_000_000n;

/** What is paid beside `amount`, in ten-thousandths: the fixed part and the share, which is rounded up to a whole ten-thousandth. */
export function feeOf(amount: bigint, { fee }: Pick<DepositMethod, 'fee'>): bigint {
  const share = amount * parseAmount(fee.percent);
  return parseAmount(fee.fixed) + (share + hundredPercent - 1n) / hundredPercent;
}

/** The methods of a brand in the order to offer them: what was used last stands first, all others as the brand has them. */
export const lastUsedFirst = <Method extends { readonly methodId: string }>(
  methods: readonly Method[],
  lastUsed: string | undefined,
): readonly Method[] => methods.toSorted((left, right) => Number(right.methodId === lastUsed) - Number(left.methodId === lastUsed));

/** Those that something stands behind: without a payment provider, what is credited at once alone. */
export const openMethods = (methods: readonly DepositMethod[], hasProvider: boolean): readonly DepositMethod[] =>
  methods.filter(({ kind }) => kind === 'instant' || hasProvider);
