import { Refusal } from '../../refusals/refusals.ts';
import { refusalType } from '../../refusals/refusalType.ts';

export class WrongPasswordError extends Refusal {
  constructor() {
    super('WRONG_PASSWORD');
  }
}
refusalType(
  WrongPasswordError,
  'WrongPasswordError',
  'The password that proves who asks is wrong; nothing was changed. Code `WRONG_PASSWORD`.',
);
