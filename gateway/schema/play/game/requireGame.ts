import type { Context } from '../../../context.ts';
import { isNotFound } from '../../paging/inKeyOrder.ts';
import { Game } from './Game.ts';
import type { GameRecord } from './gameRecord.ts';
import { GameNotFoundError } from './launchRefusals.ts';

/** The game of that key, for a mutation that does something with it: refuses where there is none. */
export const requireGame = (context: Context, key: string): Promise<GameRecord> =>
  Game.getDataloader(context)
    .load(key)
    .catch((cause: unknown) => {
      throw isNotFound(cause) ? new GameNotFoundError() : cause;
    });
