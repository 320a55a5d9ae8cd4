import type { OwnHand, RoomView } from '../../../room/room.ts';
import type { TableState } from './tableState.ts';
import type { Words } from './words.ts';

/** How an own hand has ended. */
function endOf({ hand, place, payout, names }: OwnHand, { write, money }: Words): string {
  if (hand.status === 'CLOSED') return write('givenUp', { ante: money(hand.ante) });
  if (hand.status === 'FORFEITED') {
    const own = hand.seats.find((seat) => seat.place === place);
    return own?.clientSeed === null ? write('youSilent') : write('othersSilent', { amount: money(payout) });
  }
  const winner = hand.seats.findIndex(({ hasWon }) => hasWon);
  const prize = money(hand.prize);
  return hand.seats[winner]?.place === place ? write('youWon', { prize }) : write('otherWon', { name: names[winner] ?? '', prize });
}

/** Who is waited for in the room. */
function waitOf({ room, waiting: { seats } }: RoomView, { write }: Words): string {
  const missing = room.seats - seats.length;
  if (seats.some(({ isOwn }) => isOwn)) return write('waitingFor', { count: missing });
  return seats.length === 0 ? write('nobody') : write('othersWait', { count: missing });
}

/** The one line that says how things are at the table. */
export function statusText({ view, shown, disconnection, isWordElsewhere }: TableState, words: Words): string {
  const { write } = words;
  if (disconnection !== null) return write(disconnection);
  if (shown) return endOf(shown, words);
  if (isWordElsewhere) return write('wordElsewhere');
  if (view.showing?.roomId === view.room.id) return write('showing');
  if (view.elsewhere) return write('elsewhere', { room: view.elsewhere.name });
  return waitOf(view, words);
}
