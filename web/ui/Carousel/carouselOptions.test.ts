import { expect, test } from 'vitest';
import { carouselOptions } from './carouselOptions.ts';

test.each([
  [0, false],
  [1, false],
  [2, true],
  [5, true],
])('BN-02 of %i banners, that they go round is %s', (count, loop) => {
  expect(carouselOptions({ count, isCentred: false, isStill: false }).loop).toBe(loop);
});
