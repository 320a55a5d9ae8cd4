import type { AnswerOf } from '#contract/call.ts';
import { pvpRooms } from '#contract/play/room.ts';
import { everybody, publicField } from '../../access.ts';
import { builder } from '../../builder.ts';
import { pageCost, paidByPage } from '../../complexity.ts';
import { cutToDecimal } from '../../scalars/decimal.ts';
import { brandMoney, Money } from '../../Money.ts';
import { Game } from '../game/Game.ts';
import { type GameRecord, toGameRecords } from '../game/gameRecord.ts';

interface RoomRecord {
  readonly row: AnswerOf<typeof pvpRooms>['rooms'][number];
  readonly game: GameRecord;
}

/** As many as a lobby shows. */
const usualCount = 8;

const Room = builder.objectRef<RoomRecord>('Room').implement({
  description: 'A place where members play against each other for the same stake. Reads the same for everybody.',
  ...everybody,
  fields: (t) => ({
    id: t.id({
      description: "The operator's own name of the room; to be given to `launchGame`, and cannot be asked for through `node`.",
      resolve: ({ row }) => row.roomId,
    }),
    name: t.string({ description: 'What it is called, in the language of the request.', resolve: ({ row }) => row.roomName }),
    seats: t.int({ description: 'Seats of one hand, at least two.', resolve: ({ row }) => row.seatCount }),
    seatsTaken: t.int({
      description:
        'Of them, those taken in the hand that waits, some seconds old at most; 0 where a hand has just begun without leaving anybody over.',
      resolve: ({ row }) => row.seatsTaken,
    }),
    minStake: t.field({
      type: Money,
      description: 'Smallest stake of one hand.',
      resolve: ({ row, game }) => brandMoney(row.minBet, game.brand),
    }),
    maxStake: t.field({
      type: Money,
      description: 'Largest stake of one hand; the same as the smallest where all stake alike.',
      resolve: ({ row, game }) => brandMoney(row.maxBet, game.brand),
    }),
    rakePercent: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'What the house keeps of each pot, in percent, cut to four places; `null` only where the operator says no number.',
      resolve: ({ row }) => cutToDecimal(row.rake),
    }),
    underMaintenance: t.boolean({
      description: 'True while nobody can enter it; the room stays in the list, and says so.',
      resolve: ({ row }) => row.maintenance,
    }),
    game: t.field({ type: Game, complexity: paidByPage, description: 'What is played there.', resolve: ({ game }) => game }),
  }),
});

builder.queryField('rooms', (t) =>
  t.field({
    type: [Room],
    nullable: true,
    description:
      "Every room where members play against each other, in the operator's order. `GET /wps/game/pvp/rooms`. `null` only after a fault.",
    ...publicField,
    complexity: pageCost(usualCount),
    resolve: async (_root, _args, context) => {
      const answer = context.upstream.call(pvpRooms, {}).then(({ rooms }) => ({ rooms, games: rooms.map(({ game }) => game) }));
      const { rooms, records } = await toGameRecords(context, answer);
      return rooms.flatMap((row, index) => {
        const game = records[index];
        return game ? { row, game } : [];
      });
    },
  }),
);
