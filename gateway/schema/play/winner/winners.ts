import type { AnswerOf } from '#contract/call.ts';
import { winnerBoard } from '#contract/play/winner.ts';
import { everybody, publicField } from '../../access.ts';
import { builder } from '../../builder.ts';
import { pageCost, paidByPage } from '../../complexity.ts';
import { Money, money } from '../../Money.ts';
import { Game } from '../game/Game.ts';
import { type GameRecord, toGameRecords } from '../game/gameRecord.ts';

interface WinnerRecord {
  readonly win: AnswerOf<typeof winnerBoard>['winners'][number];
  readonly game: GameRecord;
}

const count = 20;

const Winner = builder.objectRef<WinnerRecord>('Winner').implement({
  description: 'A round that paid out more than was staked, told to everybody without saying whose it was.',
  ...everybody,
  fields: (t) => ({
    name: t.string({
      description: "The first letters of the account's name, masked by the operator; two winners may have the same.",
      resolve: ({ win }) => win.winner,
    }),
    win: t.field({
      type: Money,
      description: 'What was paid out, stake included.',
      resolve: ({ win, game }) => money(win.winAmount, win.currency, game.brand),
    }),
    wonAt: t.field({
      type: 'DateTime',
      description: "When the round was decided, by the operator's clock.",
      resolve: ({ win }) => new Date(win.winTime),
    }),
    game: t.field({ type: Game, complexity: paidByPage, description: 'What was played; it can be opened.', resolve: ({ game }) => game }),
  }),
});

builder.queryField('winners', (t) =>
  t.field({
    type: [Winner],
    nullable: true,
    description: 'At most 20 latest wins, the latest first. `GET /lgw/games/winners`. `null` only after a fault.',
    ...publicField,
    complexity: pageCost(count),
    resolve: async (_root, _args, context) => {
      const board = context.upstream
        .call(winnerBoard, { count })
        .then(({ winners }) => ({ winners, games: winners.map(({ game }) => game) }));
      const { winners, records } = await toGameRecords(context, board);
      return winners.flatMap((win, index) => {
        const game = records[index];
        return game ? { win, game } : [];
      });
    },
  }),
);
