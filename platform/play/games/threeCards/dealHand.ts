import type { DrawStream } from '../../family/drawStream.ts';
import type { Deal } from '../../family/tableRules.ts';
import { newDeck } from './card.ts';
import { compareHands, handValue } from './handValue.ts';

const cardsOfOne = 3;

/** Each card is drawn from what is left of a new deck; the seats get theirs in turn, one at a time. The best hand takes the pot. */
export function dealHand(seats: number, draws: DrawStream): Deal {
  const deck = newDeck();
  const dealt = Array.from({ length: seats * cardsOfOne }, () => deck.splice(draws.draw(deck.length), 1)).flat();
  const hands = Array.from({ length: seats }, (_, seat) => dealt.filter((_card, index) => index % seats === seat));
  const values = hands.map(handValue);
  const winner = values.reduce((best, value, seat) => {
    const leading = values[best];
    return leading && compareHands(value, leading) > 0 ? seat : best;
  }, 0);
  return { seats: hands.map((cards, seat) => ({ cards, combination: values[seat]?.combination ?? '' })), winner };
}
