import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptedPattern } from './acceptedPattern.ts';

test('VA-01 "*" accepts everything', () => {
  expect(acceptedPattern('*')).toBeNull();
});

test.each([
  ['^[A-Za-z][A-Za-z0-9]{5,11}$', 'lotus88', '8lotus'],
  ['^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', 'a@b.vn', 'a@b'],
  ['^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[^\\w]).{8,20}$', 'Lotus-88', 'lotus-88'],
  ['^[A-Za-z]+(?: [A-Za-z]+)?$', 'Trang Ngo', 'Trang  Ngo'],
  ['^\\d{4}-\\d{2}-\\d{2}$', '1999-12-31', '31-12-1999'],
  ['^[\\p{L} ]{2,40}$', 'Nguyễn Trang', 'N1'],
])('the harmless pattern %s is used', (source, good, bad) => {
  const pattern = acceptedPattern(source);
  expect(pattern?.test(good)).toBe(true);
  expect(pattern?.test(bad)).toBe(false);
});

test.each([
  '^(a+)+$',
  '^([a-zA-Z]+)*$',
  '^(a|aa)+$',
  '^(a?a?)*$',
  '^((a+)b?){2,}$',
  '^.*.*.*.*x$',
  '^(?:.*.*)(?:.*.*)x$',
  '^(a)\\1+$',
  '(unclosed',
  'a)b',
  '[z-a]',
  'x'.repeat(201),
])('the pattern %s is left to the operator', (source) => {
  expect(acceptedPattern(source)).toBeNull();
});

test('no pattern whatever throws, and none that is compiled explodes on a long value', () => {
  const pieces = fc.constantFrom('a', '.', '\\d', '[ab]', '(', ')', '(?:', '(?=', '|', '*', '+', '?', '{2,}', '{1,9}', '^', '$', '\\1', 'b');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
      acceptedPattern(parts.join(''))?.test(`${'a'.repeat(60)}!`);
    }),
    { numRuns: 3000 },
  );
});
