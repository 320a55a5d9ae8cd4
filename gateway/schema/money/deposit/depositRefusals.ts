import { codedError } from '../../../refusals/codedError.ts';
import { refusalDetails } from '#contract/refusalDetails.ts';
import { limitReached } from '../../identity/playLimit/limitReached.ts';
import { everybody } from '../../access.ts';
import { builder } from '../../builder.ts';
import { brandMoney, Money } from '../../Money.ts';
import { commonErrorMap, type ErrorMap, sessionErrorMap, withDetails } from '../../refusals/errorMap.ts';
import { Refusal } from '../../refusals/refusals.ts';
import { RefusalInterface } from '../../refusals/refusalTypes.ts';
import { brandOf } from '../../system/site/brand.ts';

export class AmountOutOfRangeError extends Refusal {
  readonly minimum: string;
  readonly maximum: string;

  constructor(minimum: string, maximum: string) {
    super('AMOUNT_OUT_OF_RANGE');
    this.minimum = minimum;
    this.maximum = maximum;
  }
}

builder.objectType(AmountOutOfRangeError, {
  name: 'AmountOutOfRangeError',
  description: 'The amount is below `minimum` or above `maximum`; nothing was moved. Code `AMOUNT_OUT_OF_RANGE`.',
  interfaces: [RefusalInterface],
  ...everybody,
  fields: (t) => ({
    minimum: t.field({
      type: Money,
      description: 'Smallest amount the operator would have taken.',
      resolve: async ({ minimum }, _args, context) => brandMoney(minimum, await brandOf(context)),
    }),
    maximum: t.field({
      type: Money,
      description: 'Largest amount the operator would have taken.',
      resolve: async ({ maximum }, _args, context) => brandMoney(maximum, await brandOf(context)),
    }),
  }),
});

export class DepositMethodUnavailableError extends Refusal {
  constructor() {
    super('DEPOSIT_METHOD_UNAVAILABLE');
  }
}

builder.objectType(DepositMethodUnavailableError, {
  name: 'DepositMethodUnavailableError',
  description: 'The method was closed, or never existed; nothing was moved. Offer the others. Code `DEPOSIT_METHOD_UNAVAILABLE`.',
  interfaces: [RefusalInterface],
  ...everybody,
});

export class DepositGoneOnError extends Refusal {
  constructor() {
    super('DEPOSIT_GONE_ON');
  }
}

builder.objectType(DepositGoneOnError, {
  name: 'DepositGoneOnError',
  description: 'The deposit cannot be called off any more, or there is none of that id: ask for it anew. Code `DEPOSIT_GONE_ON`.',
  interfaces: [RefusalInterface],
  ...everybody,
});

/** The details of `amount_out_of_range`, whatever was to be moved. */
export const amountOutOfRange = withDetails(
  refusalDetails.amount_out_of_range,
  ({ minAmount, maxAmount }) => new AmountOutOfRangeError(minAmount, maxAmount),
);

/** Refusals of `POST /wps/deposit`. */
export const depositErrorMap: ErrorMap = {
  amount_out_of_range: amountOutOfRange,
  limit_reached: limitReached,
  method_unavailable: () => new DepositMethodUnavailableError(),
  money_maintenance: commonErrorMap.money_maintenance,
  too_many_attempts: commonErrorMap.too_many_attempts,
  ...sessionErrorMap,
  // Only a client that mixed up its keys gets here, so it is no member of the union.
  idempotency_mismatch: () => codedError('IDEMPOTENCY_MISMATCH', '`idempotencyKey` has been used for another deposit.'),
};
