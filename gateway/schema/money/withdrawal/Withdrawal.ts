import type { AnswerOf } from '#contract/call.ts';
import type { withdraw } from '#contract/money/withdrawal.ts';
import { builder } from '../../builder.ts';
import { encodeGlobalId } from '../../globalId.ts';
import { Money, money } from '../../Money.ts';
import { brandOf } from '../../system/site/brand.ts';

export type WithdrawalRow = AnswerOf<typeof withdraw>;
type Step = WithdrawalRow['steps'][number];

const WithdrawalStatus = builder.enumType('WithdrawalStatus', {
  description: 'How far a withdrawal has come. The money is set aside from the first, and nothing calls it back.',
  values: {
    PENDING: { description: 'Somebody of the house looks at it.' },
    APPROVED: { description: 'On its way: the bank was asked, or the house pays it by hand.' },
    SENT: { description: 'Paid out: the member confirms it, or it counts as received by itself.' },
    RECEIVED: { description: 'It arrived, by the word of the member, of the house, or by time. Nothing is refunded.' },
    DISPUTED: { description: 'The member says that it did not arrive; the house looks into it.' },
    REJECTED: { description: 'The house said no, and why; the balance holds the money again.' },
    FAILED: { description: 'It was not paid, says the bank or the house; the balance holds the money again.' },
    RETURNED: { description: 'It did not arrive, says the house too; the balance holds the money again.' },
  } satisfies Record<WithdrawalRow['status'], { description: string }>,
});

const WithdrawalActor = builder.enumType('WithdrawalActor', {
  description: 'Who brought a withdrawal a step on.',
  values: {
    MEMBER: { value: 'member', description: 'Whoever asked for the money, and nobody in their place.' },
    RULES: { value: 'rules', description: 'The rules of the house, by which small ones go at once.' },
    TIME_OUT: { value: 'timeOut', description: 'Time: nobody had said anything until then.' },
    OPERATOR: { value: 'operator', description: 'Somebody of the house; who, is not told.' },
    BANK: { value: 'bank', description: 'Whoever pays.' },
  } satisfies Record<string, { value: Step['by']; description: string }>,
});

const WithdrawalStep = builder.objectRef<Step>('WithdrawalStep').implement({
  description: 'One thing that happened to a withdrawal.',
  authScopes: { realMember: true },
  fields: (t) => ({
    status: t.expose('status', { type: WithdrawalStatus, description: 'What it became by it.' }),
    happenedAt: t.field({ type: 'DateTime', description: "By the operator's clock.", resolve: ({ time }) => new Date(time) }),
    by: t.expose('by', { type: WithdrawalActor, description: 'Whose doing it was.' }),
    reason: t.exposeString('reason', {
      nullable: true,
      description:
        'Why, as the house wrote it, or in the language of the request where it has words for it; `null` where nothing was said.',
    }),
  }),
});

export const Withdrawal = builder.objectRef<WithdrawalRow>('Withdrawal').implement({
  description: 'Money on its way from the balance to a payout account. Whatever came of it, it stays in the history.',
  authScopes: { realMember: true },
  fields: (t) => ({
    id: t.id({
      description: 'To be given to `confirmWithdrawal`; cannot be asked for through `node`.',
      resolve: ({ withdrawalId }) => encodeGlobalId('Withdrawal', withdrawalId),
    }),
    reference: t.exposeString('withdrawalId', { description: "The operator's number for it in plain, to be quoted to customer service." }),
    amount: t.field({
      type: Money,
      description: 'What left the balance.',
      resolve: async ({ amount, currency }, _args, context) => money(amount, currency, await brandOf(context)),
    }),
    fee: t.field({
      type: Money,
      description: 'What the house keeps of it.',
      resolve: async ({ fee, currency }, _args, context) => money(fee, currency, await brandOf(context)),
    }),
    payout: t.field({
      type: Money,
      description: 'What the bank pays: `amount` less `fee`.',
      resolve: async ({ payout, currency }, _args, context) => money(payout, currency, await brandOf(context)),
    }),
    status: t.expose('status', { type: WithdrawalStatus, description: 'How far it has come by now.' }),
    bankName: t.exposeString('bankName', { description: 'Where it goes, in the language of the request.' }),
    accountNumber: t.exposeString('accountNumber', { description: 'Masked, such as `•••• 6789`.' }),
    createdAt: t.field({ type: 'DateTime', description: 'When it was asked for.', resolve: ({ createTime }) => new Date(createTime) }),
    receiptDue: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it counts as received by itself; `null` where nobody waits for that.',
      resolve: ({ receiptDue }) => (receiptDue === null ? null : new Date(receiptDue)),
    }),
    steps: t.expose('steps', { type: [WithdrawalStep], description: 'All that happened, the asking first.' }),
  }),
});
