import { gameList } from '#contract/wps/game.ts';
import type { Context } from '../../context.ts';
import { largestPage } from '../pageSize.ts';
import { gameKey, type GameKey, readGameKey } from './gameKey.ts';
import { type GameRow, type GameRecord, toGameRecords } from './gameRecord.ts';

/** A vendor with more games than this many full pages of one category is not searched to the end. */
const searchedPages = 5;

const laneOf = ({ category, vassalage }: GameKey) => `${category}:${vassalage}`;

/** Reads one vendor's list of one category until every wanted game was met. */
async function findInLane({ upstream, language }: Context, wanted: readonly GameKey[]): Promise<GameRow[]> {
  const [{ category, vassalage }] = wanted as [GameKey];
  const missing = new Set(wanted.map((key) => key.nodeId));
  const found: GameRow[] = [];
  for (let pageNo = 1; pageNo <= searchedPages && missing.size > 0; pageNo += 1) {
    const filter = vassalage === '' ? {} : { vassalage };
    const page = await upstream.call(gameList, { merchant: upstream.merchant, gameType: category, ...filter, language, pageNo, pageSize: largestPage });
    found.push(...page.games.filter((game) => missing.delete(game.nodeId)));
    if (pageNo >= page.totalPages) break;
  }
  return found;
}

/** The games with these keys, in any order; those that are no longer offered are left out. */
export async function findGames(context: Context, keys: readonly string[]): Promise<GameRecord[]> {
  const lanes = Map.groupBy(keys.flatMap((key) => readGameKey(key) ?? []), laneOf);
  const rows = Promise.all([...lanes.values()].map((wanted) => findInLane(context, wanted)));
  const { records } = await toGameRecords(context, rows.then((lists) => ({ games: lists.flat() })));
  return records;
}

export const keyOfRecord = ({ row }: GameRecord): string => gameKey(row);
