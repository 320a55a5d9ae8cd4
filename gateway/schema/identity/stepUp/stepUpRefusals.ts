import type { ErrorMap } from '../../refusals/errorMap.ts';
import { Refusal } from '../../refusals/refusals.ts';
import { refusalType } from '../../refusals/refusalType.ts';

export class PaymentPasswordNeededError extends Refusal {
  constructor() {
    super('PAYMENT_PASSWORD_NEEDED');
  }
}
refusalType(
  PaymentPasswordNeededError,
  'PaymentPasswordNeededError',
  'The account has no payment password yet: offer `setPaymentPassword`. Code `PAYMENT_PASSWORD_NEEDED`.',
);

export class PaymentPasswordWrongError extends Refusal {
  constructor() {
    super('PAYMENT_PASSWORD_WRONG');
  }
}
refusalType(
  PaymentPasswordWrongError,
  'PaymentPasswordWrongError',
  'The payment password is wrong; nothing was done, and the try counts: ten an hour lock it. Code `PAYMENT_PASSWORD_WRONG`.',
);

export class StepUpFailedError extends Refusal {
  constructor() {
    super('STEP_UP_FAILED');
  }
}
refusalType(
  StepUpFailedError,
  'StepUpFailedError',
  'The proof is used, older than five minutes, or of another action, amount or target; nothing was done. Prove anew. Code `STEP_UP_FAILED`.',
);

/** A ticket as a client gives it back; one that is longer than any is refused like a used one. */
export function checkedTicket(ticket: string): string {
  if (ticket.length > 200) throw new StepUpFailedError();
  return ticket;
}

/** Refusals of the payment password and of what it proves. */
export const stepUpErrorMap = {
  payment_password_needed: () => new PaymentPasswordNeededError(),
  payment_password_wrong: () => new PaymentPasswordWrongError(),
  step_up_failed: () => new StepUpFailedError(),
} as const satisfies ErrorMap;
