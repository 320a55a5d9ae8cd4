import { expect, test } from 'vitest';
import { writeAge } from './writeAge.ts';

const minute = 60_000;

test.each([
  [-1, '0 minutes'],
  [minute - 1, '0 minutes'],
  [minute, '1 minute'],
  [60 * minute - 1, '59 minutes'],
  [60 * minute, '1 hour'],
  [24 * 60 * minute - 1, '23 hours'],
  [49 * 60 * minute, '2 days'],
])('%d milliseconds are %s', (age, text) => {
  expect(writeAge(age, 'EN')).toBe(text);
});
