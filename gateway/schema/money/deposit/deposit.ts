import type { AnswerOf } from '#contract/call.ts';
import { deposit } from '#contract/money/deposit.ts';
import { builder } from '../../builder.ts';
import { encodeGlobalId, keyIn } from '../../globalId.ts';
import { LimitReachedError } from '../../identity/playLimit/limitReached.ts';
import { PlayPausedError } from '../../identity/playLimit/playPaused.ts';
import { checkedKey } from '../../idempotencyKey.ts';
import { Member } from '../../identity/member/Member.ts';
import { type Viewer, viewerOf } from '../../identity/member/viewer.ts';
import { Money, money } from '../../Money.ts';
import { MoneyMaintenanceError } from '../wallet/MoneyMaintenanceError.ts';
import { mapErrors } from '../../errorMap.ts';
import { NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError } from '../../refusals.ts';
import { brandOf } from '../../system/site/brand.ts';
import { AmountOutOfRangeError, depositErrorMap, DepositMethodUnavailableError } from './depositRefusals.ts';

type DepositAnswer = AnswerOf<typeof deposit>;

const DepositStatus = builder.enumType('DepositStatus', {
  description: 'How far a deposit has come. Only `PENDING` ever changes.',
  values: {
    PENDING: { description: 'Asked for; the balance does not hold it yet.' },
    PAID: { description: 'Credited: the balance holds it.' },
    FAILED: { description: 'Came to nothing; the balance never held it.' },
  } satisfies Record<DepositAnswer['status'], { description: string }>,
});

const Deposit = builder.objectRef<DepositAnswer>('Deposit').implement({
  description: 'Money on its way from the member to the balance.',
  authScopes: { member: true },
  fields: (t) => ({
    id: t.id({
      description: "The operator's number for it, to be quoted to customer service; cannot be asked for through `node`.",
      resolve: ({ depositId }) => encodeGlobalId('Deposit', depositId),
    }),
    amount: t.field({
      type: Money,
      description: 'What is or will be credited.',
      resolve: async (paid, _args, context) => money(paid.amount, paid.currency, await brandOf(context)),
    }),
    status: t.field({ type: DepositStatus, description: 'Whether the balance already holds it.', resolve: ({ status }) => status }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When the operator took it on; the first time, where the key was used before.',
      resolve: ({ createTime }) => new Date(createTime),
    }),
  }),
});

const DepositPayload = builder.objectRef<{ deposit: DepositAnswer; viewer: Viewer }>('DepositPayload').implement({
  description: 'The deposit, and the member whose balance follows from it.',
  authScopes: { member: true },
  fields: (t) => ({
    deposit: t.expose('deposit', { type: Deposit, description: 'As it was first accepted, also where the request was a repetition.' }),
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
      description:
        'Made by the client when the form opens, and kept over retries: a repetition gets the first answer and moves nothing. 8 to 255 letters, digits or `-_.:`.',
    }),
  }),
});

builder.mutationField('deposit', (t) =>
  t.field({
    type: DepositPayload,
    description: 'Pays in. `POST /wps/deposit`, with `idempotencyKey` as its `Idempotency-Key`. Not for trial accounts.',
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
      ],
    },
    args: { input: t.arg({ type: DepositInput, description: 'Method, amount and key of this one deposit.' }) },
    resolve: async (_root, { input }, context) => {
      const payload = { methodId: keyIn('DepositMethod', input.methodId), amount: input.amount };
      const options = { idempotencyKey: checkedKey(input.idempotencyKey) };
      const answer = await context.upstream.call(deposit, payload, options).catch(mapErrors(context.session, depositErrorMap));
      const viewer = viewerOf(context);
      if (viewer === null) throw new NotSignedInError();
      return { deposit: answer, viewer };
    },
  }),
);
