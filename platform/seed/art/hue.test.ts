import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, muted, tint } from './hue.ts';

it('a tint has the wanted luminance whatever its hue', () => {
  fc.assert(
    fc.property(fc.integer({ min: -30, max: 400 }), fc.integer({ min: 1, max: 90 }), (hue, percent) => {
      const measured = contrast(tint(hue, muted(hue), percent / 100), '#000000') * 0.05 - 0.05;
      expect(Math.abs(measured - percent / 100)).toBeLessThan(0.012);
    }),
  );
});

it('contrast is that of WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#0b6b68', '#0b6b68')).toBe(1);
});
