import { refusalDetails } from '#contract/refusalDetails.ts';
import { codedError } from '../../../refusals/codedError.ts';
import { everybody } from '../../access.ts';
import { builder } from '../../builder.ts';
import { commonErrorMap, type ErrorMap, sessionErrorMap, withDetails } from '../../refusals/errorMap.ts';
import { stepUpErrorMap } from '../../identity/stepUp/stepUpRefusals.ts';
import { brandMoney, Money } from '../../Money.ts';
import { Refusal } from '../../refusals/refusals.ts';
import { refusalType } from '../../refusals/refusalType.ts';
import { RefusalInterface } from '../../refusals/refusalTypes.ts';
import { brandOf } from '../../system/site/brand.ts';
import { amountOutOfRange } from '../deposit/depositRefusals.ts';
import { InsufficientBalanceError } from '../wallet/InsufficientBalanceError.ts';
import { coolingTime } from '../withdrawal/withdrawalRefusals.ts';

export class TransferReceiverUnavailableError extends Refusal {
  constructor() {
    super('TRANSFER_RECEIVER_UNAVAILABLE');
  }
}
refusalType(
  TransferReceiverUnavailableError,
  'TransferReceiverUnavailableError',
  'Neither the upline nor, of an agent, a direct downline, or somebody who takes no money for now: not told apart. Nothing was moved. Code `TRANSFER_RECEIVER_UNAVAILABLE`.',
);

export class DailyAmountReachedError extends Refusal {
  readonly leftToday: string;

  constructor(leftToday: string) {
    super('DAILY_AMOUNT_REACHED');
    this.leftToday = leftToday;
  }
}
builder.objectType(DailyAmountReachedError, {
  name: 'DailyAmountReachedError',
  description: 'The amount is more than one business day still allows; nothing was moved. Code `DAILY_AMOUNT_REACHED`.',
  interfaces: [RefusalInterface],
  ...everybody,
  fields: (t) => ({
    leftToday: t.field({
      type: Money,
      description: 'What can still be sent today.',
      resolve: async ({ leftToday }, _args, context) => brandMoney(leftToday, await brandOf(context)),
    }),
  }),
});

/** Refusals of `POST /wps/member/transfer`. */
export const memberTransferErrorMap: ErrorMap = {
  ...stepUpErrorMap,
  ...sessionErrorMap,
  function_not_enabled: commonErrorMap.function_not_enabled,
  amount_out_of_range: amountOutOfRange,
  insufficient_balance: () => new InsufficientBalanceError(),
  daily_amount_reached: withDetails(refusalDetails.daily_amount_reached, ({ leftToday }) => new DailyAmountReachedError(leftToday)),
  cooling_time: coolingTime,
  receiver_unavailable: () => new TransferReceiverUnavailableError(),
  money_maintenance: commonErrorMap.money_maintenance,
  // Only a client that mixed up its keys gets here, so it is no member of the union.
  idempotency_mismatch: () => codedError('IDEMPOTENCY_MISMATCH', '`idempotencyKey` has been used for another transfer.'),
};
