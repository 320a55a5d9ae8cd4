import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testChecksums } from '../../testing/testChecksums.ts';
import { linkChecksum, type LinkedPosting, readRanges, writeRanges } from './chainLink.ts';

test('numbers that follow each other are written as a range, and every number is read again', () => {
  expect(writeRanges([1n, 2n, 3n, 5n, 7n, 8n])).toBe('1-3,5,7-8');
  expect(writeRanges([])).toBe('');
  fc.assert(
    fc.property(fc.uniqueArray(fc.bigInt(0n, 300n), { minLength: 1 }), (numbers) => {
      const rising = numbers.toSorted((left, right) => Number(left - right));
      expect(readRanges(writeRanges(rising))).toEqual(rising);
    }),
  );
});

test.each([
  '',
  '-',
  '1-',
  '-1',
  '1,',
  ',1',
  '1,,2',
  '1-2-3',
  'x1',
  '1x',
  '1 2',
  '1-2x',
  '1-2,3-',
  `${'9'.repeat(19)}`,
  `1-${'9'.repeat(19)}`,
])('of %j nothing is read', (text) => {
  expect(readRanges(text)).toEqual([]);
});

test('a range that falls, or is too long to be one of ours, holds nothing; the others do', () => {
  expect(readRanges('5-4,7')).toEqual([7n]);
  expect(readRanges('5-5,12-13,200')).toEqual([5n, 12n, 13n, 200n]);
  expect(readRanges('1-1001')).toHaveLength(1_001);
  expect(readRanges('1-1002,9')).toEqual([9n]);
  expect(readRanges(`${'9'.repeat(18)}-${'9'.repeat(18)}`)).toEqual([BigInt('9'.repeat(18))]);
});

test('a link is vouched for with everything in it, and with the one before', () => {
  const link = { number: 2n, postings: '1-2', through: 2n, created_at: 5n };
  const linked: readonly LinkedPosting[] = [
    { seq: 1n, checksum: 'a' },
    { seq: 2n, checksum: 'b' },
  ];
  const checksums = [
    linkChecksum(testChecksums, link, 'before', linked),
    linkChecksum(testChecksums, { ...link, number: 3n }, 'before', linked),
    linkChecksum(testChecksums, { ...link, postings: '1,2' }, 'before', linked),
    linkChecksum(testChecksums, { ...link, through: 3n }, 'before', linked),
    linkChecksum(testChecksums, { ...link, created_at: 6n }, 'before', linked),
    linkChecksum(testChecksums, link, 'other', linked),
    linkChecksum(testChecksums, link, 'before', linked.slice(1)),
    linkChecksum(testChecksums, link, 'before', linked.with(1, { seq: 3n, checksum: 'b' })),
    linkChecksum(testChecksums, link, 'before', linked.with(1, { seq: 2n, checksum: 'c' })),
    linkChecksum(testChecksums, link, 'before', linked.with(1, { seq: 2n, checksum: null })),
  ];
  expect(new Set(checksums).size).toBe(checksums.length);
});
