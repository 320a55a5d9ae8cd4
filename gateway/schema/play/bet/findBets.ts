import type { AnswerOf } from '#contract/call.ts';
import { betRecordsById } from '#contract/play/bet.ts';
import type { Context } from '../../../context.ts';
import { inKeyOrder, notFound } from '../../paging/inKeyOrder.ts';
import { nameable } from '../../input/nameable.ts';
import { mapErrors } from '../../refusals/errorMap.ts';
import { type Brand, brandOf } from '../../system/site/brand.ts';

export type BetRow = AnswerOf<typeof betRecordsById>['records'][number];

/** The operator only hands out the bets of the token's own member, so whoever asked is the owner. */
export interface BetRecord {
  readonly bet: BetRow;
  readonly ownerId: string;
  readonly brand: Brand;
}

/** The operator answers ids of nobody and of others alike, by nothing. In the order of `ids`. */
export async function findBets(ids: readonly string[], context: Context): Promise<(BetRecord | Error)[]> {
  const { upstream, session } = context;
  const owner = session.current;
  const recordIds = nameable(ids);
  if (owner === undefined || recordIds.length === 0) return ids.map(notFound);
  const [{ records }, brand] = await Promise.all([
    upstream.call(betRecordsById, { recordIds: recordIds.join(',') }).catch(mapErrors(session)),
    brandOf(context),
  ]);
  return inKeyOrder(
    ids,
    records.map((bet): BetRecord => ({ bet, ownerId: owner.memberId, brand })),
    ({ bet }) => bet.recordId,
  );
}
