import type { AnswerOf } from '#contract/call.ts';
import type { accountRecords, bonusRecords } from '#contract/money/accountRecord.ts';
import { builder } from '../../builder.ts';
import { encodeGlobalId } from '../../globalId.ts';
import { Money, money } from '../../Money.ts';
import type { Brand } from '../../system/site/brand.ts';

export interface Movement {
  readonly movement: AnswerOf<typeof accountRecords>['records'][number];
  readonly currency: string;
  readonly brand: Brand;
}
export interface BonusMovement extends Movement {
  readonly movement: AnswerOf<typeof bonusRecords>['records'][number];
}
export interface KindRecord {
  readonly sums: AnswerOf<typeof accountRecords>['kinds'][number];
  readonly currency: string;
  readonly brand: Brand;
}

const kindDescription =
  'Code of what was done, of an open list, such as `deposit_IN`, `bet_OUT` or `withdraw_HOLD`: `IN` and `OUT` move money, `HOLD` sets it aside, `RELEASE` gives it back. Show `title`.';
const titleDescription =
  'What the movement is called, in the language of the request; a movement that the operator has no name for is told by its code.';

export const AccountRecord = builder.objectRef<Movement>('AccountRecord').implement({
  description: "One movement on one of the member's accounts.",
  authScopes: { member: true },
  fields: (t) => ({
    id: t.id({
      description: 'Names the record in its list; cannot be asked for through `node`.',
      resolve: ({ movement }) => encodeGlobalId('AccountRecord', movement.recordId),
    }),
    kind: t.string({ description: kindDescription, resolve: ({ movement }) => movement.kind }),
    title: t.string({ description: titleDescription, resolve: ({ movement }) => movement.kindName }),
    amount: t.field({
      type: Money,
      description: 'What came onto the account; negative where it paid.',
      resolve: ({ movement, currency, brand }) => money(movement.amount, currency, brand),
    }),
    balanceBefore: t.field({
      type: Money,
      description: 'What the account held before it.',
      resolve: ({ movement, currency, brand }) => money(movement.balanceBefore, currency, brand),
    }),
    balanceAfter: t.field({
      type: Money,
      description: 'What it held after it: `balanceBefore` and `amount`.',
      resolve: ({ movement, currency, brand }) => money(movement.balanceAfter, currency, brand),
    }),
    reference: t.string({
      description: 'Names the movement to customer service; movements of one transaction share it.',
      resolve: ({ movement }) => movement.reference,
    }),
    recordedAt: t.field({
      type: 'DateTime',
      description: "When it was done, by the operator's clock.",
      resolve: ({ movement }) => new Date(movement.time),
    }),
  }),
});

export const AccountRecordKind = builder.objectRef<KindRecord>('AccountRecordKind').implement({
  description: 'One kind of movement, with its sums over the days that were asked for.',
  authScopes: { member: true },
  fields: (t) => ({
    kind: t.string({ description: kindDescription, resolve: ({ sums }) => sums.kind }),
    title: t.string({ description: titleDescription, resolve: ({ sums }) => sums.kindName }),
    count: t.int({ description: 'How many movements there were.', resolve: ({ sums }) => sums.count }),
    amount: t.field({
      type: Money,
      description: 'Sum of its movements; negative where the account paid.',
      resolve: ({ sums, currency, brand }) => money(sums.amount, currency, brand),
    }),
  }),
});

export const BonusRecord = builder.objectRef<BonusMovement>('BonusRecord').implement({
  description: 'A gift, or a movement of bonus money.',
  authScopes: { member: true },
  fields: (t) => ({
    movement: t.field({ type: AccountRecord, description: 'What moved, and when.', resolve: (bonus) => bonus }),
    isBonusMoney: t.boolean({
      description: 'True for money of the bonus account, false for gifts that came as cash.',
      resolve: ({ movement }) => movement.wallet === 'bonus',
    }),
    terms: t.string({
      description: 'What has to be done before it can be withdrawn, in the language of the request.',
      resolve: ({ movement }) => movement.terms,
    }),
  }),
});
