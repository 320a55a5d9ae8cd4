import { Refusal } from '../../refusals/refusals.ts';
import { refusalType } from '../../refusals/refusalType.ts';

export class MoneyMaintenanceError extends Refusal {
  constructor() {
    super('MONEY_MAINTENANCE');
  }
}
refusalType(
  MoneyMaintenanceError,
  'MoneyMaintenanceError',
  'The operator moves no money for now, because its books are being mended, its disk is full or its clock is wrong; everything else goes on, and the same request is good again later. Code `MONEY_MAINTENANCE`.',
);
