import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkHand } from './checkHand.ts';
import { handProof, readHandProof } from './handProof.ts';
import { dealtHand } from './testing/dealtHand.ts';

test('GM-10 a proof says all of a hand, and what is read from it is genuine', () => {
  expect(readHandProof(handProof(dealtHand))).toEqual(dealtHand);
  expect(checkHand(readHandProof(handProof(dealtHand))).genuine).toBe(true);
});

test('GM-10 the record as the house answers it is a proof as well, and what stands beside it is left out', () => {
  expect(readHandProof(JSON.stringify({ hand: { ...dealtHand, note: 'any' } }))).toEqual(dealtHand);
});

test('GM-10 a word that was not shown is read as none', () => {
  const [first, ...others] = dealtHand.seats;
  const silent = { ...dealtHand, status: 'FORFEITED' as const, seats: [{ ...first, clientSeed: null }, ...others] };
  expect(readHandProof(JSON.stringify(silent))).toEqual(silent);
});

const [seat] = dealtHand.seats;
test.each<[string, unknown]>([
  ['nothing', ''],
  ['half of one', handProof(dealtHand).slice(0, 300)],
  ['a list', [dealtHand]],
  ['null', null],
  ['none behind its name', { hand: null }],
  ['one without seats', { ...dealtHand, seats: [] }],
  ['one with more seats than a deck has hands', { ...dealtHand, seats: Array.from({ length: 10 }, () => seat) }],
  ['one that waits', { ...dealtHand, status: 'WAITING' }],
  ['an amount that is none', { ...dealtHand, ante: '-200' }],
  ['a share that is none', { ...dealtHand, rakePercent: '2,5' }],
  ['a number that is text', { ...dealtHand, gameVersion: '1' }],
  ['a seat without an end', { ...dealtHand, seats: [{ ...seat, hasWon: 'yes' }] }],
  ['four cards', { ...dealtHand, seats: [{ ...seat, cards: ['5♥', '4♠', 'Q♣', '2♣'] }] }],
  ['a text of 201 letters', { ...dealtHand, serverSeed: 'a'.repeat(201) }],
])('GM-10 %s is no proof', (_what, given) => {
  expect(() => readHandProof(typeof given === 'string' ? given : JSON.stringify(given))).toThrow(RangeError);
});

test('GM-10 whatever is pasted is read, or is none; what is read can be checked', () => {
  const changes = fc.record(
    { ante: fc.anything(), seats: fc.anything(), serverSeed: fc.string(), status: fc.anything() },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        changes.map((change) => JSON.stringify({ ...dealtHand, ...change })),
      ),
      (text) => {
        let hand;
        try {
          hand = readHandProof(text);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
          return;
        }
        expect(typeof checkHand(hand).genuine).toBe('boolean');
      },
    ),
  );
});
