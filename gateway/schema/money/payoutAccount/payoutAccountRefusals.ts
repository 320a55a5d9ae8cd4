import type { ErrorMap } from '../../refusals/errorMap.ts';
import { Refusal } from '../../refusals/refusals.ts';
import { refusalType } from '../../refusals/refusalType.ts';

export class PayeeNameMismatchError extends Refusal {
  constructor() {
    super('PAYEE_NAME_MISMATCH');
  }
}
refusalType(
  PayeeNameMismatchError,
  'PayeeNameMismatchError',
  'The holder has another name than this member is known by; nothing was bound. Code `PAYEE_NAME_MISMATCH`.',
);

export class PayeeTakenError extends Refusal {
  constructor() {
    super('PAYEE_TAKEN');
  }
}
refusalType(
  PayeeTakenError,
  'PayeeTakenError',
  'The account is, or was, another member’s; whose is not told. Offer customer service. Code `PAYEE_TAKEN`.',
);

export class PayoutAccountsFullError extends Refusal {
  constructor() {
    super('PAYOUT_ACCOUNTS_FULL');
  }
}
refusalType(
  PayoutAccountsFullError,
  'PayoutAccountsFullError',
  'There is no room for another one: one has to go first. Code `PAYOUT_ACCOUNTS_FULL`.',
);

export class PayoutAccountGoneError extends Refusal {
  constructor() {
    super('PAYOUT_ACCOUNT_GONE');
  }
}
refusalType(
  PayoutAccountGoneError,
  'PayoutAccountGoneError',
  'The member has no such payout account, or not any more: read the list anew. Code `PAYOUT_ACCOUNT_GONE`.',
);

/** Refusals about payout accounts. */
export const payoutAccountErrorMap = {
  payee_name_mismatch: () => new PayeeNameMismatchError(),
  payee_taken: () => new PayeeTakenError(),
  payout_accounts_full: () => new PayoutAccountsFullError(),
  payout_account_gone: () => new PayoutAccountGoneError(),
} as const satisfies ErrorMap;
