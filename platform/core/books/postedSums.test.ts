import { expect, test } from 'vitest';
import { addPosting, type PostedSums } from './postedSums.ts';

test('a posting takes from one account and gives to the other, and each knows its last', () => {
  const sums: PostedSums = new Map();
  addPosting(sums, { seq: 7n, from_account: 'an', to_account: 'hold', amount: 100n });
  addPosting(sums, { seq: 9n, from_account: 'an', to_account: 'hold', amount: 1n });
  addPosting(sums, { seq: 5n, from_account: 'hold', to_account: 'an', amount: 30n });
  expect(Object.fromEntries(sums)).toEqual({
    an: { sum: -71n, last: 9n, entered: 1, left: 2 },
    hold: { sum: 71n, last: 9n, entered: 2, left: 1 },
  });
});
