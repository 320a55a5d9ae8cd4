import { Refusal } from '../../refusals.ts';
import { refusalType } from '../../refusalType.ts';

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
