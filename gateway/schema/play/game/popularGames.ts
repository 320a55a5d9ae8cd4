import { popularGames } from '#contract/play/popularGames.ts';
import { publicField } from '../../access.ts';
import { builder } from '../../builder.ts';
import { pageCost } from '../../complexity.ts';
import { Game } from './Game.ts';
import { toGameRecords } from './gameRecord.ts';

const count = 20;

builder.queryField('popularGames', (t) =>
  t.field({
    type: [Game],
    nullable: true,
    description: 'The 20 games played most, most played first. `GET /lgw/games/popular`. `null` only after a fault.',
    ...publicField,
    complexity: pageCost(count),
    resolve: async (_root, _args, context) => {
      const { records } = await toGameRecords(context, context.upstream.call(popularGames, { count }));
      return records;
    },
  }),
);
