import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitTo, drawFrom, drawStream, numberStream } from './drawStream.ts';

const serverSeed = '106e484adfc23cff08822251cc2fb8f67413e5e9ebef2c59df6c9460c87696a6';

const vectors = [
  {
    clientSeed: '',
    nonce: 0,
    numbers: [4030051697, 2389515247, 119417380, 308047241, 3708397672, 61376716, 617076011, 1773652289, 403252909, 2431786258],
    stopsOf20: [17, 7, 0, 1, 12, 16, 11, 9, 9, 18],
  },
  {
    clientSeed: 'bến đò ⛵',
    nonce: 7,
    numbers: [161456439, 3383330135, 3694091072, 656757541, 766238277, 656536625, 1746028552, 2645037167, 1574125582, 2443590169],
    stopsOf20: [19, 15, 12, 1, 17, 5, 12, 7, 2, 9],
  },
  {
    clientSeed: 'a:b:c',
    nonce: 41,
    numbers: [1805947754, 868309033, 506139785, 2525020190, 2125865584, 2525477532, 2816872906, 1462446716, 1292334608, 3655820299],
    stopsOf20: [14, 13, 5, 10, 4, 12, 6, 16, 8, 19],
  },
];

test('a server seed is committed to by the SHA-256 of its text', () => {
  expect(commitTo(serverSeed)).toBe('bc9744efbed70389c822ecdce297a6615a035bdb9fb05b732beafe6e6d67df1a');
});

test.each(vectors)(
  'the numbers of client seed “$clientSeed” and nonce $nonce, over the end of a block',
  ({ clientSeed, nonce, numbers, stopsOf20 }) => {
    const stream = numberStream({ serverSeed, clientSeed, nonce });
    expect(numbers.map(() => stream.next().value)).toEqual(numbers);
    const draws = drawStream({ serverSeed, clientSeed, nonce });
    expect(stopsOf20.map(() => draws.draw(20))).toEqual(stopsOf20);
  },
);

test('the stream is HMAC-SHA256 as the platform’s own cryptography computes it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), fc.nat(), (seed, clientSeed, nonce) => {
      const stream = numberStream({ serverSeed: seed, clientSeed, nonce });
      const blocks = [0, 1].map((block) => createHmac('sha256', seed).update(`${clientSeed}:${nonce}:${block}`).digest());
      const expected = blocks.flatMap((digest) => [0, 4, 8, 12, 16, 20, 24, 28].map((offset) => digest.readUInt32BE(offset)));
      expect(expected.map(() => stream.next().value)).toEqual(expected);
      expect(commitTo(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
    }),
    { numRuns: 40 },
  );
});

const all = 2 ** 32;
/** Numbers that were chosen beforehand; throws when they run out. */
function* chosen(...numbers: readonly number[]): Generator<number, never> {
  yield* numbers;
  throw new Error('one number too many was drawn');
}

test('PP-27 places are exactly as likely as one another: each belongs to equally many numbers, and the rest are passed over', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 21 }), fc.nat(), (length, start) => {
      const taken = all - (all % length);
      // The last whole turn of places, and one somewhere before it, hold every place once.
      for (const first of [taken - length, (start % (taken / length)) * length]) {
        const looked = [0, Math.floor(length / 2), length - 1];
        expect(looked.map((offset) => drawFrom(chosen(first + offset), length).place)).toEqual(looked);
      }
      for (let number = taken; number < Math.min(all, taken + 5); number += 1)
        expect(drawFrom(chosen(number, all - 1, 0), length)).toEqual({ passedOver: [number, all - 1], number: 0, length, place: 0 });
    }),
  );
});

test.each([3, 20, 21, 22, 23, 24])('of all 2^32 numbers a strip of %i takes the same count for every place', (length) => {
  const taken = all - (all % length);
  expect(drawFrom(chosen(taken - 1), length).place).toBe(length - 1);
  if (taken < all) expect(() => drawFrom(chosen(taken), length)).toThrow('one number too many');
  expect(taken / length).toBe(Math.floor(all / length));
  for (let first = 0; first < 100 * length; first += length)
    expect(Array.from({ length }, (_, offset) => drawFrom(chosen(first + offset), length).place)).toEqual(
      Array.from({ length }, (_, place) => place),
    );
});
