import { expect, test } from 'vitest';
import { newId } from './newId.ts';
import { systemRandom } from './random.ts';
import { movableClock } from '../testing/movableClock.ts';

test('ids keep the order in which they were made, even within a millisecond and when the clock steps back', () => {
  const clock = movableClock();
  const ids: string[] = [];
  for (let step = 0; step < 3_000; step += 1) {
    if (step % 1000 === 999) clock.forward(step === 1999 ? -5 : 1);
    ids.push(newId({ clock, random: systemRandom }));
  }
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(3_000);
});

test('an id is a UUIDv7 of the clock’s time', () => {
  const clock = movableClock(0x0190_0000_0000);
  expect(newId({ clock, random: systemRandom })).toMatch(/^01900000-0000-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
