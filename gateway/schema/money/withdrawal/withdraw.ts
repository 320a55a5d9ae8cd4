import { confirmWithdrawal, withdraw } from '#contract/money/withdrawal.ts';
import type { Context } from '../../../context.ts';
import { skipRememberMe } from '../../access.ts';
import { builder } from '../../builder.ts';
import { mapErrors } from '../../refusals/errorMap.ts';
import { callKeyIn } from '../../globalId.ts';
import { checkedKey, keyDescription } from '../../input/idempotencyKey.ts';
import { Member } from '../../identity/member/Member.ts';
import { requireViewer, type Viewer } from '../../identity/member/viewer.ts';
import { checkedTicket, StepUpFailedError } from '../../identity/stepUp/stepUpRefusals.ts';
import { NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError } from '../../refusals/refusals.ts';
import { AmountOutOfRangeError } from '../deposit/depositRefusals.ts';
import { PayoutAccountGoneError } from '../payoutAccount/payoutAccountRefusals.ts';
import { InsufficientBalanceError } from '../wallet/InsufficientBalanceError.ts';
import { MoneyMaintenanceError } from '../wallet/MoneyMaintenanceError.ts';
import { Withdrawal, type WithdrawalRow } from './Withdrawal.ts';
import {
  confirmErrorMap,
  CoolingTimeError,
  DailyCountReachedError,
  withdrawErrorMap,
  WithdrawalClosedError,
  WithdrawalGoneError,
} from './withdrawalRefusals.ts';

interface Answered {
  readonly withdrawal: WithdrawalRow;
  readonly viewer: Viewer;
}

function answered(context: Context, withdrawal: WithdrawalRow): Answered {
  return { withdrawal, viewer: requireViewer(context) };
}

const payload = (name: string, description: string) =>
  builder.objectRef<Answered>(name).implement({
    description,
    authScopes: { member: true },
    fields: (t) => ({
      withdrawal: t.expose('withdrawal', { type: Withdrawal, description: 'As it stands now, also where the request was a repetition.' }),
      viewer: t.expose('viewer', {
        type: Member,
        description: 'Read `balance` here, so that every balance on the screen is the one after it.',
      }),
    }),
  });
const WithdrawPayload = payload('WithdrawPayload', 'The money is set aside, and on its way as far as nobody has to look at it.');
const ConfirmWithdrawalPayload = payload('ConfirmWithdrawalPayload', 'What the member said is written down. Also where it was before.');

const WithdrawInput = builder.inputType('WithdrawInput', {
  description: 'How much, and where to.',
  fields: (t) => ({
    payoutAccountId: t.id({ description: 'The `id` of a payout account whose `usableFrom` has come.' }),
    amount: t.field({
      type: 'Decimal',
      description: 'In the currency of the balance, within the bounds of `withdrawalTerms`; the fee is taken off it.',
    }),
    stepUpTicket: t.string({
      description: 'Of `proveStepUp` for `WITHDRAW`, with this amount and account. A repetition may bring another, or the same.',
    }),
    idempotencyKey: t.id({
      description: keyDescription('gets the same withdrawal'),
    }),
  }),
});

const ConfirmWithdrawalInput = builder.inputType('ConfirmWithdrawalInput', {
  description: "The member's word on one that was paid out.",
  fields: (t) => ({
    withdrawalId: t.id({ description: 'The `id` of a withdrawal that is `SENT` or `DISPUTED`.' }),
    received: t.boolean({ description: 'False has the house look into it; should it find that it was paid, nothing is refunded.' }),
  }),
});

const shared = [NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError];

builder.mutationFields((t) => ({
  withdraw: t.field({
    type: WithdrawPayload,
    description:
      'Takes money out: it leaves the balance at once, and cannot be called back. `POST /wps/withdrawal`, with `idempotencyKey` as its `Idempotency-Key`.',
    authScopes: { realMember: true },
    ...skipRememberMe,
    errors: {
      types: [
        StepUpFailedError,
        AmountOutOfRangeError,
        InsufficientBalanceError,
        DailyCountReachedError,
        CoolingTimeError,
        PayoutAccountGoneError,
        MoneyMaintenanceError,
        ...shared,
      ],
    },
    args: { input: t.arg({ type: WithdrawInput, description: 'Account, amount, proof and key of this one withdrawal.' }) },
    resolve: async (_root, { input }, context) => {
      const asked = {
        payoutAccountId: callKeyIn('PayoutAccount', input.payoutAccountId),
        amount: input.amount,
        stepUpTicket: checkedTicket(input.stepUpTicket),
      };
      const options = { idempotencyKey: checkedKey(input.idempotencyKey) };
      return answered(context, await context.upstream.call(withdraw, asked, options).catch(mapErrors(context.session, withdrawErrorMap)));
    },
  }),
  confirmWithdrawal: t.field({
    type: ConfirmWithdrawalPayload,
    description:
      'Says whether money that was paid out has arrived. With no word in time it counts as received. `POST /wps/withdrawal/confirm`.',
    authScopes: { realMember: true },
    errors: { types: [WithdrawalGoneError, WithdrawalClosedError, ...shared] },
    args: { input: t.arg({ type: ConfirmWithdrawalInput, description: 'Which one, and whether it arrived.' }) },
    resolve: async (_root, { input: { withdrawalId, received } }, context) => {
      const asked = { withdrawalId: callKeyIn('Withdrawal', withdrawalId), received };
      return answered(context, await context.upstream.call(confirmWithdrawal, asked).catch(mapErrors(context.session, confirmErrorMap)));
    },
  }),
}));
