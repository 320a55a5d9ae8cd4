import type { FakeHandlers } from '../FakeCallContext.ts';
import { fakeGames, fakeRoomGame } from './fakeGames.ts';
import { fakeOwner } from '../fakeOwner.ts';
import { FakeRefusal } from '../fakeRefusal.ts';

/** One with a seat left, one that nobody sits in. */
const rooms = [
  { roomId: 'three-cards-ferry', roomName: 'Ferry Landing', seatCount: 2, seatsTaken: 1, minBet: '200', maxBet: '200' },
  { roomId: 'three-cards-delta', roomName: 'Nine Mouths', seatCount: 4, seatsTaken: 0, minBet: '2000', maxBet: '2000' },
] as const;

/** Rooms where members play against each other, and the way into one. */
export const fakeRooms = {
  pvpRooms: () => ({
    rooms: fakeGames
      .filter(({ nodeId }) => nodeId === fakeRoomGame)
      .flatMap((game) => rooms.map((room) => ({ ...room, rake: '2.5', maintenance: game.maintenance, game }))),
  }),
  pvpLaunch: ({ roomId }, context) => {
    if (!rooms.some((room) => room.roomId === roomId)) throw new FakeRefusal('game_not_found');
    return { content: `/play/${fakeRoomGame}?ticket=fake-ticket-${fakeOwner(context).member.memberId}&room=${roomId}` };
  },
} satisfies Partial<FakeHandlers>;
