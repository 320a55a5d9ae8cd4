import { type Card, readCard } from './card.ts';

/** From the lowest to the highest: of three cards a straight is rarer than a flush, and three of a kind are rarer than both. */
export const combinations = ['HIGH_CARD', 'PAIR', 'FLUSH', 'STRAIGHT', 'THREE_OF_A_KIND', 'STRAIGHT_FLUSH'] as const;
export type Combination = (typeof combinations)[number];

export interface HandValue {
  readonly combination: Combination;
  /** What hands are compared by, the first number that differs deciding: combination, ranks, then suits. No two hands of one deck are alike. */
  readonly order: readonly number[];
}

/** Of the ace in A-2-3, the lowest straight. */
const belowTwo = -1;

/** Those of the pair first, then the higher rank, then the higher suit. */
function inOrder(cards: readonly Card[]): readonly Card[] {
  const times = (card: Card) => cards.filter(({ rank }) => rank === card.rank).length;
  return cards.toSorted((one, other) => times(other) - times(one) || other.rank - one.rank || other.suit - one.suit);
}

/** What three cards of one deck are worth. */
export function handValue(texts: readonly string[]): HandValue {
  const cards = inOrder(texts.map(readCard));
  const [top, ace] = [cards.map(({ rank }) => rank).join(), readCard('A♠').rank];
  const isWheel = top === [ace, 1, 0].join();
  // In A-2-3 the three leads.
  const led = isWheel ? [...cards.slice(1), { rank: belowTwo, suit: cards[0]?.suit ?? 0 }] : cards;
  const ranks = led.map(({ rank }) => rank);
  const kinds = new Set(ranks).size;
  const isFlush = new Set(led.map(({ suit }) => suit)).size === 1;
  const isStraight = kinds === 3 && ranks[0] === (ranks[2] ?? 0) + 2;
  const combination = ((): Combination => {
    if (isStraight) return isFlush ? 'STRAIGHT_FLUSH' : 'STRAIGHT';
    if (kinds === 1) return 'THREE_OF_A_KIND';
    if (isFlush) return 'FLUSH';
    return kinds === 2 ? 'PAIR' : 'HIGH_CARD';
  })();
  return { combination, order: [combinations.indexOf(combination), ...ranks, ...led.map(({ suit }) => suit)] };
}

/** Above zero where the first hand is the better one, below where the second is; 0 for one hand with itself alone. */
export function compareHands(one: HandValue, other: HandValue): number {
  const at = one.order.findIndex((number, index) => number !== other.order[index]);
  return at < 0 ? 0 : (one.order[at] ?? 0) - (other.order[at] ?? 0);
}
