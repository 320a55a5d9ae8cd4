import { deposit } from '#contract/money/deposit.ts';
import { builder } from '../../builder.ts';
import { callKeyIn } from '../../globalId.ts';
import { LimitReachedError } from '../../identity/playLimit/limitReached.ts';
import { PlayPausedError } from '../../identity/playLimit/playPaused.ts';
import { checkedKey, keyDescription } from '../../input/idempotencyKey.ts';
import { Member } from '../../identity/member/Member.ts';
import { requireViewer, type Viewer } from '../../identity/member/viewer.ts';
import { MoneyMaintenanceError } from '../wallet/MoneyMaintenanceError.ts';
import { mapErrors } from '../../refusals/errorMap.ts';
import { NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError, TooManyAttemptsError } from '../../refusals/refusals.ts';
import { Deposit, type DepositRow } from './Deposit.ts';
import { AmountOutOfRangeError, depositErrorMap, DepositMethodUnavailableError } from './depositRefusals.ts';

const DepositPayload = builder.objectRef<{ deposit: DepositRow; viewer: Viewer }>('DepositPayload').implement({
  description: 'The deposit, and the member whose balance follows from it.',
  authScopes: { member: true },
  fields: (t) => ({
    deposit: t.expose('deposit', {
      type: Deposit,
      description: 'As it is now, also where the request was a repetition: then it may have come further.',
    }),
    viewer: t.expose('viewer', {
      type: Member,
      description: 'Read `balance` here, so that every balance on the screen is the one after the deposit.',
    }),
  }),
});

const DepositInput = builder.inputType('DepositInput', {
  description: 'What to pay in, and by which way.',
  fields: (t) => ({
    methodId: t.id({ description: 'The `id` of one of the ways that the member was offered; others are refused.' }),
    amount: t.field({ type: 'Decimal', description: 'In the currency of the method, within its bounds; more than zero.' }),
    idempotencyKey: t.id({
      description: keyDescription('gets the same deposit'),
    }),
  }),
});

builder.mutationField('deposit', (t) =>
  t.field({
    type: DepositPayload,
    description:
      'Begins to pay in: play money is credited before the answer, anything else is `AWAITING_PAYMENT` then, `UNCONFIRMED` or `FAILED`, and followed by `Member.deposit`. `POST /wps/deposit`, with `idempotencyKey` as its `Idempotency-Key`.',
    authScopes: { realMember: true },
    errors: {
      types: [
        NotSignedInError,
        PasswordChangeRequiredError,
        AmountOutOfRangeError,
        DepositMethodUnavailableError,
        LimitReachedError,
        PlayPausedError,
        RealAccountNeededError,
        MoneyMaintenanceError,
        TooManyAttemptsError,
      ],
    },
    args: { input: t.arg({ type: DepositInput, description: 'Method, amount and key of this one deposit.' }) },
    resolve: async (_root, { input }, context) => {
      const payload = { methodId: callKeyIn('DepositMethod', input.methodId), amount: input.amount };
      const options = { idempotencyKey: checkedKey(input.idempotencyKey) };
      const answer = await context.upstream.call(deposit, payload, options).catch(mapErrors(context.session, depositErrorMap));
      return { deposit: answer.deposit, viewer: requireViewer(context) };
    },
  }),
);
