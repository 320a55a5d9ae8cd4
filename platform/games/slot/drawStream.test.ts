import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitTo, drawStream, numberStream } from './drawStream.ts';

const serverSeed = '106e484adfc23cff08822251cc2fb8f67413e5e9ebef2c59df6c9460c87696a6';

const vectors = [
  {
    clientSeed: '',
    nonce: 0,
    numbers: [4030051697, 2389515247, 119417380, 308047241, 3708397672, 61376716, 617076011, 1773652289, 403252909, 2431786258],
    stopsOf20: [18, 11, 0, 1, 17, 0, 2, 8, 1, 11],
  },
  {
    clientSeed: 'bến đò ⛵',
    nonce: 7,
    numbers: [161456439, 3383330135, 3694091072, 656757541, 766238277, 656536625, 1746028552, 2645037167, 1574125582, 2443590169],
    stopsOf20: [0, 15, 17, 3, 3, 3, 8, 12, 7, 11],
  },
  {
    clientSeed: 'a:b:c',
    nonce: 41,
    numbers: [1805947754, 868309033, 506139785, 2525020190, 2125865584, 2525477532, 2816872906, 1462446716, 1292334608, 3655820299],
    stopsOf20: [8, 4, 2, 11, 9, 11, 13, 6, 6, 17],
  },
];

test('a server seed is committed to by the SHA-256 of its text', () => {
  expect(commitTo(serverSeed)).toBe('bc9744efbed70389c822ecdce297a6615a035bdb9fb05b732beafe6e6d67df1a');
});

test.each(vectors)('the numbers of client seed “$clientSeed” and nonce $nonce, over the end of a block', ({ clientSeed, nonce, numbers, stopsOf20 }) => {
  const stream = numberStream({ serverSeed, clientSeed, nonce });
  expect(numbers.map(() => stream.next().value)).toEqual(numbers);
  const draws = drawStream({ serverSeed, clientSeed, nonce });
  expect(stopsOf20.map(() => draws.draw(20))).toEqual(stopsOf20);
});

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

test('a draw is the whole part of number · length / 2^32, to the last of 2^21 places', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 21 }), (clientSeed, length) => {
      const seeds = { serverSeed, clientSeed, nonce: 0 };
      const exact = (BigInt(numberStream(seeds).next().value) * BigInt(length)) >> 32n;
      expect(BigInt(drawStream(seeds).draw(length))).toBe(exact);
    }),
  );
});
