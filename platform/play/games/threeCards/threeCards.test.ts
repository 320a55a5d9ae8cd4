import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawStream } from '../../family/drawStream.ts';
import { countsOf, passesChiSquare } from '../../family/testing/passesChiSquare.ts';
import { potShares } from '../../family/potShares.ts';
import { newDeck } from './card.ts';
import { dealHand } from './dealHand.ts';
import { compareHands, handValue } from './handValue.ts';
import { threeCardsFamily } from './threeCardsFamily.ts';

const seeds = fc.record({ serverSeed: fc.string(), clientSeed: fc.string(), nonce: fc.constant(0) });
const three = fc.shuffledSubarray(newDeck(), { minLength: 3, maxLength: 3 });

describe('GM-10 three cards', () => {
  test('PP-27 every card comes to every seat as often as chance has it, and every seat wins as often (shuffle)', () => {
    const [deck, seats] = [newDeck(), 5];
    const hands = Array.from({ length: 2_600 }, (_, nonce) =>
      dealHand(seats, drawStream({ serverSeed: 'a deck for each', clientSeed: 'hand', nonce })),
    );
    for (let seat = 0; seat < seats; seat += 1)
      for (let card = 0; card < 3; card += 1) {
        const places = hands.map((hand) => deck.indexOf(hand.seats[seat]?.cards[card] ?? ''));
        expect(passesChiSquare(countsOf(places, deck.length)), `card ${card} of seat ${seat}`).toBe(true);
      }
    expect(
      passesChiSquare(
        countsOf(
          hands.map(({ winner }) => winner),
          seats,
        ),
      ),
    ).toBe(true);
  });

  test.each([
    // Each beats all below it.
    ['Q♠ K♠ A♠', 'STRAIGHT_FLUSH'],
    ['A♣ 2♣ 3♣', 'STRAIGHT_FLUSH'],
    ['A♣ A♦ A♥', 'THREE_OF_A_KIND'],
    ['2♣ 2♦ 2♥', 'THREE_OF_A_KIND'],
    ['Q♠ K♥ A♠', 'STRAIGHT'],
    ['2♠ 3♥ 4♠', 'STRAIGHT'],
    ['A♠ 2♥ 3♠', 'STRAIGHT'],
    ['A♥ K♥ J♥', 'FLUSH'],
    ['A♦ K♦ J♦', 'FLUSH'],
    ['5♦ 3♦ 2♦', 'FLUSH'],
    ['A♠ A♣ 2♦', 'PAIR'],
    ['A♥ A♦ 2♠', 'PAIR'],
    ['K♠ K♥ A♠', 'PAIR'],
    ['A♠ K♥ J♠', 'HIGH_CARD'],
    ['A♥ K♠ J♠', 'HIGH_CARD'],
    ['A♥ K♠ J♥', 'HIGH_CARD'],
    ['5♥ 3♠ 2♥', 'HIGH_CARD'],
  ])('%s is %s', (text, combination) => {
    expect(handValue(text.split(' ')).combination).toBe(combination);
  });

  test('hands beat each other in the published order, suits deciding last', () => {
    const fromTheTop = [
      'Q♠ K♠ A♠',
      '2♣ 3♣ 4♣',
      'A♠ 2♠ 3♠',
      'A♣ A♦ A♥',
      '2♣ 2♦ 2♥',
      'Q♠ K♥ A♠',
      'A♠ 2♥ 3♠',
      'A♥ K♥ J♥',
      'A♦ K♦ J♦',
      'A♠ A♣ 2♦',
      'A♥ A♦ 2♠',
      'K♠ K♥ A♠',
      'A♠ K♥ J♠',
      'A♥ K♠ J♠',
      'A♥ K♠ J♥',
    ].map((text) => handValue(text.split(' ')));
    const found = fromTheTop.toReversed().toSorted((one, other) => compareHands(other, one));
    expect(found).toEqual(fromTheTop);
  });

  test('all 22,100 hands of a deck stand in one total order, as often each kind as there are ways to it', () => {
    const deck = newDeck();
    const hands = deck.flatMap((one, i) =>
      deck.slice(i + 1).flatMap((two, j) => deck.slice(i + j + 2).map((last) => handValue([one, two, last]))),
    );
    const counted = Object.groupBy(hands, ({ combination }) => combination);
    expect(Object.fromEntries(Object.entries(counted).map(([name, all]) => [name, all?.length]))).toEqual({
      STRAIGHT_FLUSH: 48,
      THREE_OF_A_KIND: 52,
      STRAIGHT: 720,
      FLUSH: 1096,
      PAIR: 3744,
      HIGH_CARD: 16440,
    });
    const ordered = hands.toSorted(compareHands);
    for (const [index, hand] of ordered.entries()) {
      const next = ordered[index + 1];
      // Hands that share a card may be alike in nothing but it; of one deck no two are dealt.
      if (next) expect(compareHands(hand, next)).toBeLessThanOrEqual(0);
    }
  });

  test('whatever is dealt, the order is one: of two hands without a common card one is better, and three cannot beat each other in a ring', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(newDeck(), { minLength: 9, maxLength: 9 }), (cards) => {
        const [a, b, c] = [cards.slice(0, 3), cards.slice(3, 6), cards.slice(6)].map(handValue);
        if (!a || !b || !c) throw new Error('three hands');
        expect(Math.sign(compareHands(a, b))).toBe(-Math.sign(compareHands(b, a)));
        expect(compareHands(a, b)).not.toBe(0);
        if (compareHands(a, b) > 0 && compareHands(b, c) > 0) expect(compareHands(a, c)).toBeGreaterThan(0);
      }),
    );
  });

  test('a hand is worth the same in whatever order its cards lie', () => {
    fc.assert(
      fc.property(three, (cards) => {
        expect(handValue(cards.toReversed())).toEqual(handValue(cards));
        expect(handValue([...cards.slice(1), ...cards.slice(0, 1)])).toEqual(handValue(cards));
      }),
    );
  });

  test('every deal is of one deck, comes out of its seeds the same again, and goes to the best hand', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 2, max: 4 }), (given, seats) => {
        const deal = dealHand(seats, drawStream(given));
        const cards = deal.seats.flatMap((seat) => seat.cards);
        expect(deal.seats.map((seat) => seat.cards.length)).toEqual(Array(seats).fill(3));
        expect(new Set(cards).size).toBe(seats * 3);
        expect(cards.every((card) => newDeck().includes(card))).toBe(true);
        expect(dealHand(seats, drawStream(given))).toEqual(deal);
        const values = deal.seats.map((seat) => handValue(seat.cards));
        for (const [seat, value] of values.entries())
          if (seat !== deal.winner) expect(compareHands(values[deal.winner] ?? value, value)).toBeGreaterThan(0);
      }),
    );
  });

  test('cards are taken from what is left of a new deck, and go round the table one at a time', () => {
    const places = [0, 0, 0, 48, 0, 46];
    const draws = { draw: () => places.shift() ?? 0 };
    // 2♣, 2♦, 2♥; of the 49 left the last, A♠; then 2♠; of the 47 left the last, A♥.
    expect(dealHand(2, draws)).toEqual({
      seats: [
        { cards: ['2♣', '2♥', '2♠'], combination: 'THREE_OF_A_KIND' },
        { cards: ['2♦', 'A♠', 'A♥'], combination: 'PAIR' },
      ],
      winner: 0,
    });
  });

  test('a pot is its payout and its rake, to the last ten-thousandth; the rake is never above its per cent, nor above its cap', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.integer({ min: 2, max: 4 }),
        fc.integer({ min: 0, max: 200 }),
        fc.bigInt({ min: 0n, max: 10n ** 11n }),
        (ante, seats, twentieths, rakeCap) => {
          const { pot, rake, payout } = potShares({ ante, seats, rakePercent: String(twentieths / 20), rakeCap });
          expect(payout + rake).toBe(pot);
          expect(pot).toBe(ante * BigInt(seats));
          expect(rake * 2000n <= pot * BigInt(twentieths)).toBe(true);
          expect(rake <= rakeCap).toBe(true);
          expect(rake === rakeCap || (rake + 1n) * 2000n > pot * BigInt(twentieths)).toBe(true);
        },
      ),
    );
    expect(potShares({ ante: 2_000_000n, seats: 2, rakePercent: '2.5', rakeCap: 1_000_000n })).toEqual({
      pot: 4_000_000n,
      rake: 100_000n,
      payout: 3_900_000n,
    });
  });

  test('the cap at its value, and a ten-thousandth past it', () => {
    const terms = { seats: 4, rakePercent: '2.5', rakeCap: 1_000_000n };
    expect(potShares({ ante: 10_000_000n, ...terms }).rake).toBe(1_000_000n);
    expect(potShares({ ante: 10_000_010n, ...terms }).rake).toBe(1_000_000n);
    expect(potShares({ ante: 9_999_990n, ...terms }).rake).toBe(999_999n);
  });

  test('what the lobby says comes back to players is what the rake leaves', () => {
    for (const { table, exactReturn } of threeCardsFamily.open(undefined))
      expect(Number(exactReturn) + Number(table?.rakePercent)).toBe(100);
  });
});
