import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageItems } from './pageItems.ts';

test.each([
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, 3, 'gap', 10]],
  [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
  [10, 10, [1, 'gap', 8, 9, 10]],
  [4, 10, [1, 2, 3, 4, 5, 'gap', 10]],
])('range 3 and margin 1: page %i of %i', (page, total, expected) => {
  expect(pageItems(page, total)).toEqual(expected);
});

const pages = fc.integer({ min: 1, max: 300 }).chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));

test('first, last and current page are always there, in order, and a gap leaves out at least two', () => {
  fc.assert(
    fc.property(pages, ([page, total]) => {
      const items = pageItems(page, total);
      const numbers = items.filter((item) => item !== 'gap');
      expect(numbers).toEqual(numbers.toSorted((left, right) => left - right));
      for (const needed of [1, page, total]) expect(numbers).toContain(needed);
      items.forEach((item, index) => {
        if (item === 'gap') expect((items[index + 1] as number) - (items[index - 1] as number)).toBeGreaterThan(2);
      });
    }),
  );
});
