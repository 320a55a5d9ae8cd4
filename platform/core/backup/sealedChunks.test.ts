import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { systemRandom } from '../random.ts';
import { secretKeyFrom } from '../secrets/secretKeys.ts';
import { DecryptionFailed, headerBytes, openChunks, sealChunks } from './sealedChunks.ts';

const key = secretKeyFrom(randomBytes(32));
const another = secretKeyFrom(randomBytes(32));
/** As it lies in the file: a chunk's bytes and its tag. */
const sealedChunk = 64 * 1024 + 16;

const inParts = (bytes: Buffer, size: number): Readable =>
  Readable.from(Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.subarray(index * size, (index + 1) * size)));
const seal = (bytes: Buffer, size = 50_000): Promise<Buffer> => buffer(sealChunks(inParts(bytes, size), key, systemRandom));
const open = (sealed: Buffer, keys = [another, key], size = 70_000): Promise<Buffer> =>
  buffer(openChunks(sealed.subarray(0, headerBytes), inParts(sealed.subarray(headerBytes), size), keys));

describe('chunks of a sealed file', () => {
  test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 300_000])(
    '%i bytes come back as they were, in whatever parts they pass',
    async (length) => {
      const bytes = randomBytes(length);
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1_000, max: 200_000 }), fc.integer({ min: 1_000, max: 200_000 }), async (written, read) => {
          expect((await open(await seal(bytes, written), [key], read)).equals(bytes)).toBe(true);
        }),
        { numRuns: 10 },
      );
    },
  );

  test('equal contents are sealed differently each time, and nothing of them can be read', async () => {
    const bytes = Buffer.alloc(100_000, 'river at dusk ');
    const [first, second] = [await seal(bytes), await seal(bytes)];
    expect(first.subarray(headerBytes).equals(second.subarray(headerBytes))).toBe(false);
    expect(first.includes('river')).toBe(false);
  });

  test('CRS-011 another key opens nothing', async () => {
    const sealed = await seal(randomBytes(1_000));
    await expect(open(sealed, [another])).rejects.toThrow(new DecryptionFailed('it was sealed with another key'));
  });

  test('CRS-011 a byte that was changed anywhere is noticed', async () => {
    const sealed = await seal(randomBytes(150_000));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: sealed.length - 1 }), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const changed = Buffer.from(sealed);
        changed[at] = (changed[at] ?? 0) ^ change;
        await expect(open(changed)).rejects.toBeInstanceOf(DecryptionFailed);
      }),
      { numRuns: 40 },
    );
  });

  test('CRS-011 what was cut off at any place, also between two chunks, is noticed; so are chunks moved, repeated, left out or of another file', async () => {
    const sealed = await seal(randomBytes(150_000));
    const header = sealed.subarray(0, headerBytes);
    const chunks = [0, 1, 2].map((index) => sealed.subarray(headerBytes + index * sealedChunk, headerBytes + (index + 1) * sealedChunk));
    const [first = sealed, second = sealed, last = sealed] = chunks;
    const foreign = (await seal(randomBytes(150_000))).subarray(headerBytes, headerBytes + sealedChunk);
    const wrong = [
      [first, second],
      [first],
      [],
      [second, first, last],
      [first, first, second, last],
      [second, last],
      [first, second, last, last],
      [foreign, second, last],
    ];
    for (const each of wrong) await expect(open(Buffer.concat([header, ...each]))).rejects.toBeInstanceOf(DecryptionFailed);
    for (const length of [0, 10, headerBytes - 1, headerBytes, headerBytes + 15, sealed.length - 1])
      await expect(open(sealed.subarray(0, length))).rejects.toBeInstanceOf(DecryptionFailed);
    expect((await open(Buffer.concat([header, first, second, last]))).length).toBe(150_000);
  });
});
