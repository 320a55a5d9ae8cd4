import type { AnswerOf } from '#contract/call.ts';
import type { depositById } from '#contract/money/deposit.ts';
import { builder } from '../../builder.ts';
import { encodeGlobalId } from '../../globalId.ts';
import { Money, money } from '../../Money.ts';
import { safeAbsoluteUrl } from '../../scalars/safeUrl.ts';
import { brandOf } from '../../system/site/brand.ts';
import { DepositKind } from './DepositMethod.ts';

export type DepositRow = NonNullable<AnswerOf<typeof depositById>['deposit']>;
type Payment = NonNullable<DepositRow['payment']>;

const DepositStatus = builder.enumType('DepositStatus', {
  description: 'How far a deposit has come. Every one ends sooner or later, by time alone if need be.',
  values: {
    CREATED: { description: 'Written down; the payment service was not asked yet. Ask again in a moment.' },
    UNCONFIRMED: { description: "The payment service's answer is lost, and asked for again. Nothing is to be paid yet." },
    AWAITING_PAYMENT: { description: 'To be paid as `payment` says, before `expiresAt`.' },
    PROCESSING: { description: 'Paid, as far as the payment service can see; the balance does not hold it yet.' },
    PAID: { description: 'Credited: the balance holds it. Never changes any more.' },
    EXPIRED: { description: 'Not paid in time. Money that comes all the same is looked at by a person: `TO_MATCH`.' },
    DECLINED: { description: 'Declined by whoever was to pay, or by the payment service. Nothing was credited.' },
    FAILED: { description: 'The payment service did not take it on. Nothing was credited.' },
    CANCELLED: { description: 'Called off by the member. Nothing was credited.' },
    TO_MATCH: { description: 'Something came that does not fit what was asked for; a person of the operator looks at it.' },
    REFUSED: { description: 'Not credited, by the decision of a person; `reason` says why. Never changes any more.' },
    RETURNED: { description: 'What came was sent back, by the decision of a person; `reason` says why. Never changes any more.' },
  } satisfies Record<DepositRow['status'], { description: string }>,
});

const TransferTarget = builder.objectRef<NonNullable<Payment['transfer']>>('TransferTarget').implement({
  description: 'Where to send a transfer to, word for word.',
  authScopes: { member: true },
  fields: (t) => ({
    bank: t.exposeString('bank', { description: 'Name of the bank that the account is with.' }),
    account: t.exposeString('account', { description: 'Number of the account; to be copied without its spaces.' }),
    holder: t.exposeString('holder', { description: 'Whose account it is.' }),
    memo: t.exposeString('memo', { description: 'What the transfer has to be marked with: without it a person has to look for it.' }),
  }),
});

const DepositPayment = builder.objectRef<Payment>('DepositPayment').implement({
  description: 'How a deposit is to be paid.',
  authScopes: { member: true },
  fields: (t) => ({
    url: t.field({
      type: 'SafeUrl',
      nullable: true,
      description: 'Page to pay on, of another origin; open it in a window of its own. `null` where there is none.',
      resolve: ({ payUrl }) => safeAbsoluteUrl(payUrl),
    }),
    qr: t.exposeString('qr', {
      nullable: true,
      description: 'What a QR code has to say, to be drawn by the client; `null` where there is none.',
    }),
    transfer: t.expose('transfer', {
      type: TransferTarget,
      nullable: true,
      description: 'Where to send a transfer; `null` for other kinds.',
    }),
  }),
});

export const Deposit = builder.objectRef<DepositRow>('Deposit').implement({
  description: 'Money on its way from the member to the balance.',
  authScopes: { member: true },
  fields: (t) => ({
    id: t.id({
      description: 'To be given to `Member.deposit` and `cancelDeposit`; cannot be asked for through `node`.',
      resolve: ({ depositId }) => encodeGlobalId('Deposit', depositId),
    }),
    reference: t.exposeString('depositId', { description: "The operator's number for it in plain, to be quoted to customer service." }),
    methodId: t.id({
      description: 'The `DepositMethod.id` that it goes by, which may not be offered any more.',
      resolve: ({ methodId }) => encodeGlobalId('DepositMethod', methodId),
    }),
    methodName: t.exposeString('methodName', { description: 'What its method is called, in the language of the request.' }),
    kind: t.expose('kind', { type: DepositKind, description: 'How its method is paid.' }),
    amount: t.field({
      type: Money,
      description: 'What is to be credited.',
      resolve: async ({ amount, currency }, _args, context) => money(amount, currency, await brandOf(context)),
    }),
    fee: t.field({
      type: Money,
      description: 'What is to be paid beside `amount`; zero where nothing is.',
      resolve: async ({ fee, currency }, _args, context) => money(fee, currency, await brandOf(context)),
    }),
    credited: t.field({
      type: Money,
      nullable: true,
      description: 'What was credited, which is `amount` unless a person decided otherwise; `null` until it is `PAID`.',
      resolve: async ({ credited, currency }, _args, context) =>
        credited === null ? null : money(credited, currency, await brandOf(context)),
    }),
    status: t.expose('status', { type: DepositStatus, description: 'Whether the balance holds it, and what is waited for if not.' }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When the operator took it on; the first time, where the key was used before.',
      resolve: ({ createTime }) => new Date(createTime),
    }),
    expiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: "When it expires unless it is paid, by the operator's clock; `null` for what is credited at once.",
      resolve: ({ expireTime }) => (expireTime === null ? null : new Date(expireTime)),
    }),
    closedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it came to its end; `null` while it is open.',
      resolve: ({ closeTime }) => (closeTime === null ? null : new Date(closeTime)),
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: "Why a person of the operator decided as they did, in that person's words; `null` where nobody did.",
    }),
    payment: t.expose('payment', {
      type: DepositPayment,
      nullable: true,
      description: 'How to pay it; `null` unless it is `AWAITING_PAYMENT`.',
    }),
  }),
});
