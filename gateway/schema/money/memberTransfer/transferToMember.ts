import type { AnswerOf } from '#contract/call.ts';
import { memberTransfer } from '#contract/money/memberTransfer.ts';
import { skipRememberMe } from '../../access.ts';
import { builder } from '../../builder.ts';
import { mapErrors } from '../../refusals/errorMap.ts';
import { callKeyIn } from '../../globalId.ts';
import { checkedKey, keyDescription } from '../../input/idempotencyKey.ts';
import { Member } from '../../identity/member/Member.ts';
import { PlayPausedError } from '../../identity/playLimit/playPaused.ts';
import { requireViewer, type Viewer } from '../../identity/member/viewer.ts';
import { checkedTicket, StepUpFailedError } from '../../identity/stepUp/stepUpRefusals.ts';
import { Money, money } from '../../Money.ts';
import { FeatureOffError, NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError } from '../../refusals/refusals.ts';
import { brandOf } from '../../system/site/brand.ts';
import { AmountOutOfRangeError } from '../deposit/depositRefusals.ts';
import { InsufficientBalanceError } from '../wallet/InsufficientBalanceError.ts';
import { MoneyMaintenanceError } from '../wallet/MoneyMaintenanceError.ts';
import { CoolingTimeError } from '../withdrawal/withdrawalRefusals.ts';
import { DailyAmountReachedError, memberTransferErrorMap, TransferReceiverUnavailableError } from './memberTransferRefusals.ts';
import { TransferReceiver } from './memberTransferTerms.ts';

type Row = AnswerOf<typeof memberTransfer>;

const MemberTransfer = builder.objectRef<Row>('MemberTransfer').implement({
  description: 'Money that went from one member to another.',
  authScopes: { realMember: true },
  fields: (t) => ({
    reference: t.exposeString('transferId', { description: 'To be quoted to customer service.' }),
    receiver: t.expose('receiver', { type: TransferReceiver, description: 'Who has the money now.' }),
    amount: t.field({
      type: Money,
      description: 'What left the balance; the receiver has all of it.',
      resolve: async ({ amount, currency }, _args, context) => money(amount, currency, await brandOf(context)),
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: "When it went, by the operator's clock.",
      resolve: ({ transferTime }) => new Date(transferTime),
    }),
  }),
});

const TransferToMemberPayload = builder.objectRef<{ transfer: Row; viewer: Viewer }>('TransferToMemberPayload').implement({
  description: 'The money is with its receiver, who is told so. Also where the request was a repetition.',
  authScopes: { member: true },
  fields: (t) => ({
    transfer: t.expose('transfer', { type: MemberTransfer, description: 'What was moved, and to whom.' }),
    viewer: t.expose('viewer', {
      type: Member,
      description: 'Read `balance` and `memberTransferTerms` here, so that the screen shows them as they are afterwards.',
    }),
  }),
});

const TransferToMemberInput = builder.inputType('TransferToMemberInput', {
  description: 'How much, and to whom.',
  fields: (t) => ({
    receiverId: t.id({ description: 'Who is to have the money: the `id` of one of `memberTransferTerms.receivers`.' }),
    amount: t.field({ type: 'Decimal', description: 'In the currency of the balance, within the bounds of `memberTransferTerms`.' }),
    stepUpTicket: t.string({
      description: 'Of `proveStepUp` for `TRANSFER_UPLINE`, with this amount and receiver. A repetition may bring another, or the same.',
    }),
    idempotencyKey: t.id({
      description: keyDescription('gets the same transfer'),
    }),
  }),
});

builder.mutationField('transferToMember', (t) =>
  t.field({
    type: TransferToMemberPayload,
    description:
      'Moves money to the upline or, of an agent, to a direct downline. It cannot be called back. `POST /wps/member/transfer`, with `idempotencyKey` as its `Idempotency-Key`. Not during a break from play.',
    authScopes: { realMember: true },
    ...skipRememberMe,
    errors: {
      types: [
        StepUpFailedError,
        AmountOutOfRangeError,
        InsufficientBalanceError,
        DailyAmountReachedError,
        CoolingTimeError,
        TransferReceiverUnavailableError,
        FeatureOffError,
        MoneyMaintenanceError,
        PlayPausedError,
        NotSignedInError,
        PasswordChangeRequiredError,
        RealAccountNeededError,
      ],
    },
    args: { input: t.arg({ type: TransferToMemberInput, description: 'Receiver, amount, proof and key of this one transfer.' }) },
    resolve: async (_root, { input }, context) => {
      const asked = {
        receiverId: callKeyIn('TransferReceiver', input.receiverId),
        amount: input.amount,
        stepUpTicket: checkedTicket(input.stepUpTicket),
      };
      const transfer = await context.upstream
        .call(memberTransfer, asked, { idempotencyKey: checkedKey(input.idempotencyKey) })
        .catch(mapErrors(context.session, memberTransferErrorMap));
      return { transfer, viewer: requireViewer(context) };
    },
  }),
);
