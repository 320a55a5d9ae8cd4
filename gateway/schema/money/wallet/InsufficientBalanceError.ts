import { Refusal } from '../../refusals/refusals.ts';
import { refusalType } from '../../refusals/refusalType.ts';

export class InsufficientBalanceError extends Refusal {
  constructor() {
    super('INSUFFICIENT_BALANCE');
  }
}
refusalType(
  InsufficientBalanceError,
  'InsufficientBalanceError',
  'The wallet that the money was to come from does not hold that much; nothing was moved. Read the balance again. Code `INSUFFICIENT_BALANCE`.',
);
