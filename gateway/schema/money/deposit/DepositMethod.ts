import { oncePerOperation } from '../../oncePerOperation.ts';
import type { AnswerOf } from '#contract/call.ts';
import { depositMethods } from '#contract/money/deposit.ts';
import type { Context } from '../../../context.ts';
import { builder } from '../../builder.ts';
import { encodeGlobalId } from '../../globalId.ts';
import { Member } from '../../identity/member/Member.ts';
import { Money, money } from '../../Money.ts';
import { Fee } from '../Fee.ts';
import { mapErrors } from '../../refusals/errorMap.ts';
import { type Brand, brandOf } from '../../system/site/brand.ts';

interface MethodRecord {
  readonly method: AnswerOf<typeof depositMethods>['methods'][number];
  readonly brand: Brand;
}

const methodsOf = oncePerOperation(async (context: Context): Promise<MethodRecord[]> => {
  const { upstream, session } = context;
  const [{ methods }, brand] = await Promise.all([upstream.call(depositMethods, {}).catch(mapErrors(session)), brandOf(context)]);
  return methods.map((method) => ({ method, brand }));
});

export const DepositKind = builder.enumType('DepositKind', {
  description: 'How a deposit is paid.',
  values: {
    INSTANT: { value: 'instant', description: 'By play money, credited before the answer.' },
    TRANSFER: { value: 'transfer', description: 'By a transfer from an account of the member: by QR code, or by copying where it goes.' },
    REDIRECT: { value: 'redirect', description: 'On a page of the payment service.' },
  } as const satisfies Record<Uppercase<MethodRecord['method']['kind']>, { value: MethodRecord['method']['kind']; description: string }>,
});

const DepositMethod = builder.objectRef<MethodRecord>('DepositMethod').implement({
  description: 'A way for this member to pay in.',
  authScopes: { member: true },
  fields: (t) => ({
    id: t.id({
      description: 'To be given to `deposit`; cannot be asked for through `node`.',
      resolve: ({ method }) => encodeGlobalId('DepositMethod', method.methodId),
    }),
    name: t.string({ description: 'What to call it, in the language of the request.', resolve: ({ method }) => method.methodName }),
    minimum: t.field({
      type: Money,
      description: 'Smallest amount it takes; less is refused with `AmountOutOfRangeError`.',
      resolve: ({ method, brand }) => money(method.minAmount, method.currency, brand),
    }),
    maximum: t.field({
      type: Money,
      description: 'Largest amount it takes in one go; more is refused with `AmountOutOfRangeError`.',
      resolve: ({ method, brand }) => money(method.maxAmount, method.currency, brand),
    }),
    kind: t.field({ type: DepositKind, description: 'How it is paid.', resolve: ({ method }) => method.kind }),
    fee: t.field({
      type: Fee,
      description: 'What is paid beside the amount, which is credited whole; the share of the amount is rounded up.',
      resolve: ({ method }) => ({ ...method.fee, currency: method.currency }),
    }),
    expectedMinutes: t.int({
      description: 'Minutes until the balance usually holds it; 0 where that is at once.',
      resolve: ({ method }) => method.expectedMinutes,
    }),
    isLastUsed: t.boolean({
      description: "Whether the member's last deposit went this way; then it stands first.",
      resolve: ({ method }) => method.lastUsed,
    }),
    presets: t.field({
      type: [Money],
      description: 'Amounts to offer as buttons, smallest first; empty where any amount is as good as another.',
      resolve: ({ method, brand }) => method.presets.map((preset) => money(preset, method.currency, brand)),
    }),
  }),
});

builder.objectField(Member, 'depositMethods', (t) =>
  t.field({
    type: [DepositMethod],
    nullable: true,
    authScopes: { realMember: true },
    description:
      'Ways to pay in that are open to this member now, in the order to offer them: the one used last stands first. They are told during a break from play, too, while `deposit` is refused. `GET /wps/deposit/methods`. `null` where the operator could not be asked.',
    resolve: (_viewer, _args, context) => methodsOf(context),
  }),
);
