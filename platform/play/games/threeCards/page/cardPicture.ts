import { drawing, element } from '../../../../core/page/element.ts';
import type { Words } from './words.ts';

/** Outlines on a 24 × 24 grid. */
const suits = {
  '♣': {
    name: 'clubs',
    path: 'M12 3a4.2 4.2 0 0 1 3.6 6.4A4.2 4.2 0 1 1 13 15.6c.2 2 .9 3.7 2.2 5.4H8.8c1.3-1.7 2-3.4 2.2-5.4a4.2 4.2 0 1 1-2.6-6.2A4.2 4.2 0 0 1 12 3z',
  },
  '♦': { name: 'diamonds', path: 'M12 2.5 19 12l-7 9.500-7-9.500z' },
  '♥': { name: 'hearts', path: 'M12 21C7 16.500 3 13 3 8.700A4.700 4.700 0 0 1 12 6.500a4.700 4.700 0 0 1 9 2.200C21 13 17 16.500 12 21z' },
  '♠': {
    name: 'spades',
    path: 'M12 2.500c4.500 4.300 8.500 7 8.500 11a4.200 4.200 0 0 1-7.600 2.400c.2 2 .9 3.600 2.200 5.100H8.900c1.300-1.500 2-3.100 2.200-5.100a4.200 4.200 0 0 1-7.600-2.400c0-4 4-6.700 8.500-11z',
  },
} as const;
type Suit = keyof typeof suits;

const isSuit = (text: string): text is Suit => Object.hasOwn(suits, text);

/** A card as it lies on the table, such as `10♥`: its rank and suit drawn, and in words. */
export function cardPicture(text: string, { write }: Pick<Words, 'write'>): HTMLElement {
  const [rank, sign] = [text.slice(0, -1), text.slice(-1)];
  const suit = suits[isSuit(sign) ? sign : '♠'];
  return element(
    'li',
    { class: 'card', 'data-suit': suit.name },
    element('span', { class: 'hidden-text' }, write(`cards.${suit.name}`, { rank: rankWord(rank, write) })),
    element('span', { class: 'card-rank', 'aria-hidden': 'true' }, rank),
    drawing('svg', { class: 'card-suit', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, drawing('path', { d: suit.path })),
  );
}

const courts = { J: 'jack', Q: 'queen', K: 'king', A: 'ace' } as const;

function rankWord(rank: string, write: Words['write']): string {
  return Object.hasOwn(courts, rank) ? write(`ranks.${courts[rank as keyof typeof courts]}`) : rank;
}

/** A card that has not been dealt yet. */
export const cardBack = (): HTMLElement => element('li', { class: 'card card-back', 'aria-hidden': 'true' });
