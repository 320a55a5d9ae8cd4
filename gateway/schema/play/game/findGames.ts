import { gamesById } from '#contract/play/game.ts';
import type { Context } from '../../../context.ts';
import { nameable } from '../../input/nameable.ts';
import { type GameRecord, toGameRecords } from './gameRecord.ts';

/** The games with these ids, in any order; those that are no longer offered are left out. */
export async function findGames(context: Context, ids: readonly string[]): Promise<GameRecord[]> {
  const nodeIds = nameable(ids);
  if (nodeIds.length === 0) return [];
  // In one order, so that the same games asked for twice are one question.
  const { records } = await toGameRecords(context, context.upstream.call(gamesById, { nodeIds: nodeIds.toSorted().join(',') }));
  return records;
}
