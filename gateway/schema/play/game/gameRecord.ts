import type { z } from 'zod';
import type { gameRow } from '#contract/play/game.ts';
import type { Context } from '../../../context.ts';
import { cutToDecimal } from '../../scalars/decimal.ts';
import { withPictures } from '../../pictures.ts';
import { type Brand, brandOf } from '../../system/site/brand.ts';
import { type LaunchKind, launchKind } from './launchKind.ts';
import { isHot, shownCode } from './vendorRules.ts';

export type GameRow = z.output<typeof gameRow>;

/**
 * A row with what is known only beside it: the brand's currency and wording, and the image host. What every tile shows
 * stands here under the name of its field, so that a page of 42 games is read and not resolved field by field.
 */
export interface GameRecord {
  readonly row: GameRow;
  readonly brand: Brand;
  readonly code: string;
  readonly name: string;
  readonly category: GameRow['gameType'];
  readonly vendorCode: string;
  readonly vendorName: string;
  readonly imageUrl: string | null;
  readonly hot: boolean;
  readonly returnToPlayer: string | null;
  readonly underMaintenance: boolean;
  readonly launchKind: LaunchKind;
  readonly playType: string | null;
}

/** Asks for brand and image host while the rows are on their way: one round trip deep. */
export async function toGameRecords<Answer extends { games: GameRow[] }>(
  context: Context,
  rows: Promise<Answer>,
): Promise<Answer & { records: GameRecord[] }> {
  const [[answer, pictureUrl], brand] = await Promise.all([withPictures(context, rows), brandOf(context)]);
  const records = answer.games.map((row): GameRecord => ({
    row,
    brand,
    code: row.gameCode,
    name: row.gameName,
    category: row.gameType,
    vendorCode: shownCode(row.vassalage, brand.languages),
    vendorName: row.vendorName,
    imageUrl: pictureUrl(row.imgUrl),
    hot: isHot(row),
    returnToPlayer: cutToDecimal(row.rtp),
    underMaintenance: row.maintenance,
    launchKind: launchKind(row),
    playType: row.defaultPlayType ?? null,
  }));
  return { ...answer, records };
}
