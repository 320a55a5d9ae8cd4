import { expect, test } from 'vitest';
import { fairWheel, fairWheelReturn } from './fairWheel.ts';
import { seamlessFamily } from './seamlessFamily.ts';

test('PP-24 the wheel returns 95 per cent exactly, and no pocket pays more than was agreed on', () => {
  expect([...fairWheel].toSorted()).toEqual([
    ...Array<bigint>(10).fill(0n),
    ...Array<bigint>(4).fill(1n),
    ...Array<bigint>(3).fill(2n),
    3n,
    3n,
    3n,
  ]);
  expect(fairWheelReturn()).toBe('95.0000000');
  const [title] = seamlessFamily.open(undefined);
  expect([title?.exactReturn, title?.atVendor?.maxTimes]).toEqual(['95.0000000', 3n]);
});
