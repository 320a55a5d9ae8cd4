import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChecksums } from './checksums.ts';

const key = Buffer.alloc(32, 5);
const value = fc.oneof(
  fc.constant(null),
  fc.bigInt({ min: -3n, max: 12n }),
  fc.constantFrom('', 'n;', '1', 't1:', 'i1;', 'ab', 'a', 'b', '12'),
);
const values = fc.array(value, { maxLength: 4 });

test('values that differ by type, length, order or number have checksums that differ; equal ones have the same', () => {
  const checksums = createChecksums(key);
  fc.assert(
    fc.property(values, values, (left, right) => {
      const isSame = left.length === right.length && left.every((each, index) => each === right[index]);
      expect(checksums.of('row', left) === checksums.of('row', right)).toBe(isSame);
    }),
    { numRuns: 300 },
  );
  for (const [left, right] of [
    [[1n], ['1']],
    [[null], ['']],
    [
      ['ab', ''],
      ['a', 'b'],
    ],
    [['a'], ['a', null]],
    [['a;t1:b'], ['a', 'b']],
  ] as const)
    expect(checksums.of('row', left)).not.toBe(checksums.of('row', right));
});

test('another table and another key have others', () => {
  const checksums = createChecksums(key);
  expect(checksums.of('row', ['a'])).not.toBe(checksums.of('other', ['a']));
  expect(checksums.of('row', ['a'])).not.toBe(createChecksums(Buffer.alloc(32, 6)).of('row', ['a']));
});
