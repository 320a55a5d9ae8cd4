import { expect, test } from 'vitest';
import { acceptedPattern } from './acceptedPattern.ts';

test('VA-01 "*" accepts everything', () => {
  expect(acceptedPattern('*')).toBeNull();
});

test('VA-01 a pattern is run as it was sent, in whole characters', () => {
  const pattern = acceptedPattern('^[\\p{L} ]{2,40}$');
  expect(pattern?.test('Nguyễn Trang')).toBe(true);
  expect(pattern?.test('N1')).toBe(false);
});

test.each(['(unclosed', 'a)b', '[z-a]', '\\'])('%s is left to the operator', (source) => {
  expect(acceptedPattern(source)).toBeNull();
});
