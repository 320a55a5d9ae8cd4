import { element } from '../../../../core/page/element.ts';
import type { OwnHand, RoomView, WaitingSeat } from '../../../room/room.ts';
import { playedSeat, waitingSeat } from './seatView.ts';
import type { Words } from './words.ts';

export interface SeatList {
  readonly node: HTMLElement;
  /** Shows the cards of `shown` where it was dealt, else who sits in the room. */
  update(view: RoomView, shown: OwnHand | null): void;
}

export function createSeatList(words: Words): SeatList {
  const node = element('ol', { class: 'table', 'aria-label': words.write('seats') });
  let drawn = '';

  const dealtSeats = ({ hand, names, place }: OwnHand): readonly HTMLElement[] =>
    hand.seats.map((played, index) => playedSeat(played, { name: names[index] ?? '', isOwn: played.place === place }, words));
  const waitingSeats = (count: number, sitting: readonly (WaitingSeat & { readonly hasShown?: boolean })[]): readonly HTMLElement[] =>
    Array.from({ length: count }, (_, place) => {
      const seat = sitting.find((each) => each.place === place);
      return waitingSeat({ name: seat?.name ?? null, isOwn: seat?.isOwn ?? false, hasShown: seat?.hasShown ?? false }, words);
    });

  return {
    node,
    update({ room, waiting, showing }, shown) {
      const dealt = shown?.hand.status === 'DEALT' ? shown : null;
      const sitting = showing?.roomId === room.id ? showing.seats : waiting.seats;
      // Only what has changed: cards that lie there are not dealt anew.
      const now = JSON.stringify(dealt ? dealt.betId : [room.id, sitting]);
      if (now === drawn) return;
      drawn = now;
      node.replaceChildren(...(dealt ? dealtSeats(dealt) : waitingSeats(room.seats, sitting)));
      node.dataset['dealt'] = String(dealt !== null);
    },
  };
}
