import type { steppedAction } from '#contract/identity/stepUp.ts';
import type { z } from 'zod';
import { parseAmount } from '../../core/ledger/amount.ts';

/** What is proven for: an action, with how much and where to. */
export type SteppedAction = z.output<typeof steppedAction>;

/** The same text for the same action: "200" and "200.0" are one amount. */
export const actionText = ({ action, amount, target = '' }: SteppedAction): string =>
  `${action} ${amount === undefined ? '' : parseAmount(amount)} ${target}`;
