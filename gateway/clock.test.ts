import { expect, test } from 'vitest';
import { steadyClock } from './clock.ts';

test('a steady clock goes on from where it stood when the machine’s is put back, and forward with it', () => {
  let now = 1_000;
  const clock = steadyClock({ now: () => now });
  const after = (step: number): number => {
    now += step;
    return clock.now();
  };
  expect([after(0), after(500), after(-10_000), after(250), after(-1), after(30_000)]).toEqual([1_000, 1_500, 1_500, 1_750, 1_750, 31_750]);
});
