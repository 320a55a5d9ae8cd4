import { codedError } from '../../../refusals/codedError.ts';
import { commonErrorMap, type ErrorMap, sessionErrorMap } from '../../refusals/errorMap.ts';
import { Refusal } from '../../refusals/refusals.ts';
import { refusalType } from '../../refusals/refusalType.ts';
import { amountOutOfRange } from '../deposit/depositRefusals.ts';
import { InsufficientBalanceError } from '../wallet/InsufficientBalanceError.ts';

export class WalletUnavailableError extends Refusal {
  constructor() {
    super('WALLET_UNAVAILABLE');
  }
}
refusalType(
  WalletUnavailableError,
  'WalletUnavailableError',
  'The vendor keeps no wallet of its own, or none that money can be moved to for now; nothing was moved. Code `WALLET_UNAVAILABLE`.',
);

/** Refusals of `POST /wps/v2/wallets/transfer` and of `…/recall`. */
export const vendorWalletErrorMap: ErrorMap = {
  amount_out_of_range: amountOutOfRange,
  insufficient_balance: () => new InsufficientBalanceError(),
  wallet_unavailable: () => new WalletUnavailableError(),
  money_maintenance: commonErrorMap.money_maintenance,
  ...sessionErrorMap,
  // Only a client that mixed up its keys gets here, so it is no member of the union.
  idempotency_mismatch: () => codedError('IDEMPOTENCY_MISMATCH', '`idempotencyKey` has been used for another transfer.'),
};
