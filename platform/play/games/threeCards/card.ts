/** From the lowest to the highest, as they are written. */
const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
const suits = ['♣', '♦', '♥', '♠'] as const;

export type Rank = (typeof ranks)[number];
export type Suit = (typeof suits)[number];

/** Both counted from the lowest. */
export interface Card {
  readonly rank: number;
  readonly suit: number;
}

/** A new deck: 2♣ 2♦ 2♥ 2♠ 3♣ … A♠. */
export const newDeck = (): string[] => ranks.flatMap((rank) => suits.map((suit) => `${rank}${suit}`));

/** A card as it is written, such as `10♥`. Throws RangeError for what is none. */
export function readCard(text: string): Card {
  const [rank, suit] = [ranks.indexOf(text.slice(0, -1) as Rank), suits.indexOf(text.slice(-1) as Suit)];
  if (rank < 0 || suit < 0) throw new RangeError(`${text} is no card`);
  return { rank, suit };
}
