import fc from 'fast-check';
import { expect, test } from 'vitest';
import { landingFrom, rowsLeft, rowsPassed, rowsPerSecond, wrap } from './reelMotion.ts';

const rows = fc.double({ min: -500, max: 500, noNaN: true });

test('a landing begins without a jump inside a row, lasts as long as planned and ends on the stop', () => {
  fc.assert(
    fc.property(rows, fc.nat(40), (row, stop) => {
      const landing = landingFrom(row);
      const jump = wrap(stop + rowsLeft(landing, 0) - row + 0.5, 1) - 0.5;
      expect(Math.abs(jump)).toBeLessThan(1e-6);
      expect(rowsLeft(landing, landing.duration)).toBe(0);
      expect(landing.duration).toBeGreaterThan(380);
      expect(landing.duration).toBeLessThan(640);
    }),
  );
});

test('the landing leaves at the even speed and overshoots by less than a fifth of a row', () => {
  fc.assert(
    fc.property(rows, (row) => {
      const landing = landingFrom(row);
      const speed = (landing.rows - rowsLeft(landing, 1)) * 1000;
      expect(Math.abs(speed - rowsPerSecond)).toBeLessThan(0.2);
      const path = Array.from({ length: 60 }, (_, step) => rowsLeft(landing, (landing.duration * step) / 60));
      expect(Math.min(...path)).toBeGreaterThan(-0.2);
    }),
  );
});

test('a reel only ever moves forward while it waits', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(20_000), (one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)];
      expect(rowsPassed(late)).toBeGreaterThanOrEqual(rowsPassed(early));
    }),
  );
});
