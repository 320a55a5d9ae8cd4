import type { AnswerOf } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { Context } from '../../../context.ts';
import { withPictures } from '../../pictures.ts';

type PromotionRow = AnswerOf<Calls['promotions']>['promotions'][number];

/** A promotion with the address of its picture on the image host of this visit. */
export interface PromotionRecord extends PromotionRow {
  readonly imageUrl: string | null;
}

/** The operator's rows with their pictures. */
export async function toPromotionRecords(
  context: Context,
  answer: Promise<{ readonly promotions: readonly PromotionRow[] }>,
): Promise<PromotionRecord[]> {
  const [{ promotions }, pictureUrl] = await withPictures(context, answer);
  return promotions.map((row) => ({ ...row, imageUrl: pictureUrl(row.imgUrl) }));
}
