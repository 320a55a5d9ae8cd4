import type { z } from 'zod';
import type { gameRow } from '#contract/wps/game.ts';
import type { Context } from '../../context.ts';
import { pictureUrl, withPictures } from '../pictures.ts';
import { type Brand, brandOf } from '../site/brand.ts';

export type GameRow = z.output<typeof gameRow>;

/** A row with what is known only beside it: the brand's currency and wording, and the image host. */
export interface GameRecord {
  readonly row: GameRow;
  readonly brand: Brand;
  readonly imageUrl: string | null;
}

/** Asks for brand and image host while the rows are on their way: one round trip deep. */
export async function toGameRecords<Answer extends { games: GameRow[] }>(
  context: Context,
  rows: Promise<Answer>,
): Promise<Answer & { records: GameRecord[] }> {
  const [answer, brand] = await Promise.all([withPictures(context.upstream, rows), brandOf(context)]);
  const records = answer.games.map(async (row) => ({ row, brand, imageUrl: await pictureUrl(context.upstream, row.imgUrl) }));
  return { ...answer, records: await Promise.all(records) };
}
