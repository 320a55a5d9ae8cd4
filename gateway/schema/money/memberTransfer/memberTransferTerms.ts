import type { AnswerOf } from '#contract/call.ts';
import { memberTransferTerms } from '#contract/money/memberTransfer.ts';
import { builder } from '../../builder.ts';
import { mapErrors, sessionErrorMap } from '../../refusals/errorMap.ts';
import { encodeGlobalId } from '../../globalId.ts';
import { Member } from '../../identity/member/Member.ts';
import { Money, money } from '../../Money.ts';
import { searchText } from '../../input/searchText.ts';
import { type Brand, brandOf } from '../../system/site/brand.ts';

interface Terms extends AnswerOf<typeof memberTransferTerms> {
  readonly brand: Brand;
}
type Receiver = Terms['receivers'][number];

const TransferRelation = builder.enumType('TransferRelation', {
  description: 'How the receiver of a transfer stands to its sender.',
  values: {
    UPLINE: { description: 'Who brought the sender.' },
    DOWNLINE: { description: 'Whom the sender, an agent, has brought.' },
  } satisfies Record<Receiver['relation'], { description: string }>,
});

export const TransferReceiver = builder.objectRef<Receiver>('TransferReceiver').implement({
  description: 'Somebody to whom the member can transfer money.',
  authScopes: { realMember: true },
  fields: (t) => ({
    id: t.id({
      description: 'To be given to `proveStepUp` and `transferToMember`; cannot be asked for through `node`.',
      resolve: ({ receiverId }) => encodeGlobalId('TransferReceiver', receiverId),
    }),
    maskedAccount: t.exposeString('maskedAccount', {
      description:
        'First letters of the account, such as `he***`: the member confirms who it is. The whole of a downline that was searched for by its whole `account`.',
    }),
    relation: t.expose('relation', {
      type: TransferRelation,
      description: 'Whether it is who brought the member, or somebody whom the member has brought.',
    }),
  }),
});

const MemberTransferTerms = builder.objectRef<Terms>('MemberTransferTerms').implement({
  description: 'To whom a member can transfer money, and how much.',
  authScopes: { realMember: true },
  fields: (t) => ({
    isOpen: t.exposeBoolean('isOpen', { description: 'False where the brand has it off: `receivers` is empty then.' }),
    minimum: t.field({
      type: Money,
      description: 'Smallest amount; less is refused with `AmountOutOfRangeError`.',
      resolve: ({ minAmount, currency, brand }) => money(minAmount, currency, brand),
    }),
    maximum: t.field({
      type: Money,
      description: 'Largest amount at a time; more is refused with `AmountOutOfRangeError`.',
      resolve: ({ maxAmount, currency, brand }) => money(maxAmount, currency, brand),
    }),
    dailyMaximum: t.field({
      type: Money,
      description: 'How much may be sent on one business day of the house, to all receivers together.',
      resolve: ({ dailyAmount, currency, brand }) => money(dailyAmount, currency, brand),
    }),
    leftToday: t.field({
      type: Money,
      description: 'What is left of `dailyMaximum`; more is refused with `DailyAmountReachedError`.',
      resolve: ({ leftToday, currency, brand }) => money(leftToday, currency, brand),
    }),
    receivers: t.expose('receivers', {
      type: [TransferReceiver],
      description: 'The upline first, where there is one; of an agent then the direct downlines, newest first, a hundred at most.',
    }),
    hasMore: t.exposeBoolean('hasMore', {
      description: 'Whether there are more direct downlines than `receivers` tells: search for them by `account`.',
    }),
  }),
});

builder.objectField(Member, 'memberTransferTerms', (t) =>
  t.field({
    type: MemberTransferTerms,
    nullable: true,
    authScopes: { realMember: true },
    description: 'Receivers and bounds of this moment. `GET /wps/member/transfer/terms`. `null` where the operator could not be asked.',
    args: {
      account: t.arg.string({
        required: false,
        description:
          'Of a direct downline, in whichever case: the letters that `maskedAccount` shows, or the first of them, or else the whole account; no other beginning finds anybody. At most 64 characters; left out for the newest. The upline is told all the same.',
      }),
    },
    resolve: async (_viewer, args, context) => {
      const account = searchText('account', args.account, 64);
      const asked = context.upstream
        .call(memberTransferTerms, account === undefined ? {} : { account })
        .catch(mapErrors(context.session, sessionErrorMap));
      const [answer, brand] = await Promise.all([asked, brandOf(context)]);
      return { ...answer, brand };
    },
  }),
);
