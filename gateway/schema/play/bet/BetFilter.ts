import type { PayloadOf } from '#contract/call.ts';
import type { betRecords } from '#contract/play/bet.ts';
import type { Context } from '../../../context.ts';
import { builder } from '../../builder.ts';
import { searchText } from '../../input/searchText.ts';
import { brandOf } from '../../system/site/brand.ts';
import { GameCategory } from '../game/GameCategory.ts';
import { codeBehind, shownForBti } from '../game/vendorRules.ts';
import { BetStatus } from './Bet.ts';

export const BetFilter = builder.inputType('BetFilter', {
  description: 'Which bets of the record; what is left out leaves out nothing.',
  fields: (t) => ({
    from: t.field({ type: 'CalendarDay', required: false, description: 'The first day on which they were placed.' }),
    to: t.field({ type: 'CalendarDay', required: false, description: 'The last such day, which is among them.' }),
    category: t.field({ type: GameCategory, required: false, description: 'The kind of play.' }),
    vendorCode: t.string({ required: false, description: '`PlayedPlace.vendorCode` or `Game.vendorCode`, at most 32 characters.' }),
    status: t.field({ type: BetStatus, required: false, description: 'How far they have come.' }),
  }),
});

/** As the operator is asked for it. */
export async function betFilter(
  filter: typeof BetFilter.$inferInput | null | undefined,
  context: Context,
): Promise<Pick<PayloadOf<typeof betRecords>, 'fromDay' | 'toDay' | 'gameType' | 'vassalage' | 'status'>> {
  const { from, to, category, status } = filter ?? {};
  const vendorCode = searchText('vendorCode', filter?.vendorCode, 32);
  return {
    ...(from != null && { fromDay: from }),
    ...(to != null && { toDay: to }),
    ...(category != null && { gameType: category }),
    ...(vendorCode !== undefined && {
      vassalage: vendorCode === shownForBti ? codeBehind(vendorCode, (await brandOf(context)).languages) : vendorCode,
    }),
    ...(status != null && { status }),
  };
}
