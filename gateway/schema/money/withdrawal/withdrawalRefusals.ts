import { refusalDetails } from '#contract/refusalDetails.ts';
import { codedError } from '../../../refusals/codedError.ts';
import { everybody } from '../../access.ts';
import { builder } from '../../builder.ts';
import { commonErrorMap, type ErrorMap, sessionErrorMap, withDetails } from '../../refusals/errorMap.ts';
import { stepUpErrorMap } from '../../identity/stepUp/stepUpRefusals.ts';
import { Refusal } from '../../refusals/refusals.ts';
import { refusalType } from '../../refusals/refusalType.ts';
import { RefusalInterface } from '../../refusals/refusalTypes.ts';
import { amountOutOfRange } from '../deposit/depositRefusals.ts';
import { InsufficientBalanceError } from '../wallet/InsufficientBalanceError.ts';
import { payoutAccountErrorMap } from '../payoutAccount/payoutAccountRefusals.ts';

export class DailyCountReachedError extends Refusal {
  constructor() {
    super('DAILY_COUNT_REACHED');
  }
}
refusalType(
  DailyCountReachedError,
  'DailyCountReachedError',
  'As many withdrawals were asked for as there may be on one business day; nothing was moved. Code `DAILY_COUNT_REACHED`.',
);

export class CoolingTimeError extends Refusal {
  readonly until: Date;

  constructor(until: number) {
    super('COOLING_TIME');
    this.until = new Date(until);
  }
}
builder.objectType(CoolingTimeError, {
  name: 'CoolingTimeError',
  description: 'What the money is held by has changed, so none leaves for a while; nothing was moved. Code `COOLING_TIME`.',
  interfaces: [RefusalInterface],
  ...everybody,
  fields: (t) => ({ until: t.expose('until', { type: 'DateTime', description: 'From when money can leave again.' }) }),
});

export class WithdrawalGoneError extends Refusal {
  constructor() {
    super('WITHDRAWAL_GONE');
  }
}
refusalType(WithdrawalGoneError, 'WithdrawalGoneError', 'The member has no such withdrawal. Code `WITHDRAWAL_GONE`.');

export class WithdrawalClosedError extends Refusal {
  constructor() {
    super('WITHDRAWAL_CLOSED');
  }
}
refusalType(
  WithdrawalClosedError,
  'WithdrawalClosedError',
  'There is nothing to confirm, or not any more: read the withdrawal anew. Code `WITHDRAWAL_CLOSED`.',
);

/** The details of `cooling_time`, whatever was to leave. */
export const coolingTime = withDetails(refusalDetails.cooling_time, ({ until }) => new CoolingTimeError(until));

/** Refusals of `POST /wps/withdrawal`. */
export const withdrawErrorMap: ErrorMap = {
  ...payoutAccountErrorMap,
  ...stepUpErrorMap,
  ...sessionErrorMap,
  amount_out_of_range: amountOutOfRange,
  insufficient_balance: () => new InsufficientBalanceError(),
  daily_count_reached: () => new DailyCountReachedError(),
  cooling_time: coolingTime,
  money_maintenance: commonErrorMap.money_maintenance,
  // Only a client that mixed up its keys gets here, so it is no member of the union.
  idempotency_mismatch: () => codedError('IDEMPOTENCY_MISMATCH', '`idempotencyKey` has been used for another withdrawal.'),
};

/** Refusals of `POST /wps/withdrawal/confirm`. */
export const confirmErrorMap: ErrorMap = {
  ...sessionErrorMap,
  withdrawal_gone: () => new WithdrawalGoneError(),
  withdrawal_closed: () => new WithdrawalClosedError(),
};
