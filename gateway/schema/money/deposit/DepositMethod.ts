import { createContextCache } from '@pothos/core';
import type { AnswerOf } from '#contract/call.ts';
import { depositMethods } from '#contract/money/deposit.ts';
import type { Context } from '../../../context.ts';
import { builder } from '../../builder.ts';
import { encodeGlobalId } from '../../globalId.ts';
import { Member } from '../../identity/member/Member.ts';
import { Money, money } from '../../Money.ts';
import { mapErrors } from '../../errorMap.ts';
import { type Brand, brandOf } from '../../system/site/brand.ts';

interface MethodRecord {
  readonly method: AnswerOf<typeof depositMethods>['methods'][number];
  readonly brand: Brand;
}

const methodsOf = createContextCache(async (context: Context): Promise<MethodRecord[]> => {
  const { upstream, session } = context;
  const [{ methods }, brand] = await Promise.all([upstream.call(depositMethods, {}).catch(mapErrors(session)), brandOf(context)]);
  return methods.map((method) => ({ method, brand }));
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
      'Ways to pay in that are open to this member now, in the order to offer them. `GET /wps/deposit/methods`. `null` where the operator could not be asked.',
    resolve: (_viewer, _args, context) => methodsOf(context),
  }),
);
