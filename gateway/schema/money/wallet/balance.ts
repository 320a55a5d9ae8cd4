import { oncePerOperation } from '../../oncePerOperation.ts';
import { balance } from '#contract/money/wallet.ts';
import type { Context } from '../../../context.ts';
import { builder } from '../../builder.ts';
import { Member } from '../../identity/member/Member.ts';
import type { Viewer } from '../../identity/member/viewer.ts';
import { Money, money } from '../../Money.ts';
import { mapErrors } from '../../refusals/errorMap.ts';
import { brandOf } from '../../system/site/brand.ts';

/** Never kept beyond the operation: the number on the screen is the operator's at this moment. */
const balanceOf = oncePerOperation(async (context: Context) => {
  const { upstream, session } = context;
  const [{ sumBalance, currency }, brand] = await Promise.all([upstream.call(balance, {}).catch(mapErrors(session)), brandOf(context)]);
  return money(sumBalance, currency, brand);
});
const toldBalance = async ({ sumBalance, currency }: NonNullable<Viewer['balance']>, context: Context) =>
  money(sumBalance, currency, await brandOf(context));

builder.objectField(Member, 'balance', (t) =>
  t.field({
    type: Money,
    nullable: true,
    authScopes: { member: true },
    description:
      'All that the member can stake or withdraw at this moment, over all wallets; asked anew each time. `GET /wps/v2/wallets/balance`. `null` where the operator could not be asked: show that it is unknown, never zero.',
    resolve: (viewer, _args, context) => (viewer.balance ? toldBalance(viewer.balance, context) : balanceOf(context)),
  }),
);
