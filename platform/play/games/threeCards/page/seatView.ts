import { element } from '../../../../core/page/element.ts';
import type { PlayedSeat } from '../../../room/room.ts';
import { cardBack, cardPicture } from './cardPicture.ts';
import type { Words } from './words.ts';

/** Codes of what three cards make, from the lowest; each has its word. */
const combinations = ['HIGH_CARD', 'PAIR', 'FLUSH', 'STRAIGHT', 'THREE_OF_A_KIND', 'STRAIGHT_FLUSH'] as const;
type Combination = (typeof combinations)[number];

export const combinationWord = (code: string, { write }: Words): string => {
  const known = combinations.find((each): each is Combination => each === code);
  return known === undefined ? code : write(`combinations.${known}`);
};

/** Who sits at a place, if anybody. */
export interface SeatText {
  readonly name: string | null;
  readonly isOwn: boolean;
  readonly hasShown?: boolean;
}

const nameOf = ({ name, isOwn }: SeatText, { write }: Words): string => (name === null ? write('freeSeat') : isOwn ? write('you') : name);

/** A place where a hand waits to be dealt. */
export const waitingSeat = (seat: SeatText, words: Words): HTMLElement =>
  element(
    'li',
    { class: 'seat', 'data-own': seat.isOwn, 'data-free': seat.name === null },
    element('p', { class: 'seat-name' }, nameOf(seat, words)),
    element('ul', { class: 'cards' }, cardBack(), cardBack(), cardBack()),
    element('p', { class: 'seat-note' }, seat.name === null ? '' : words.write(seat.hasShown ? 'shown' : 'ready')),
  );

/** A place of a hand that was dealt. */
export const playedSeat = (played: PlayedSeat, seat: SeatText, words: Words): HTMLElement =>
  element(
    'li',
    { class: 'seat', 'data-own': seat.isOwn, 'data-won': played.hasWon },
    element('p', { class: 'seat-name' }, nameOf(seat, words)),
    element('ul', { class: 'cards' }, ...played.cards.map((card) => cardPicture(card, words))),
    element(
      'p',
      { class: 'seat-note' },
      [combinationWord(played.combination, words), ...(played.hasWon ? [words.write('takesPot')] : [])].join(' · '),
    ),
  );
