import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { patternFamilies } from '../../../contract/patternFamilies.ts';
import { safePattern } from './safePattern.ts';

describe('patterns of the operator', () => {
  test.each([
    ['^[A-Za-z][A-Za-z0-9]{5,11}$', 'lotus88', '8lotus'],
    ['^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', 'a@b.vn', 'a@b'],
    ['^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)[\\x21-\\x7e]{8,64}$', 'Lotus-88', 'lotus-88'],
    ['^[A-Za-z]+(?: [A-Za-z]+)?$', 'Trang Ngo', 'Trang  Ngo'],
    ['^(?:\\d{4})-(?:\\d{2})-(?:\\d{2})$', '1999-12-31', '31-12-1999'],
    ['^\\p{Script=Thai}+$', 'สมชาย', 'Somchai'],
    ['^(?:\\+?84|0)(?:3|5|7|8|9)\\d{8}$', '0912345678', '0112345678'],
    ['^9\\d*$', '91', '19'],
  ])('VA-01 %s reaches the form', (pattern, good, bad) => {
    expect(safePattern(pattern)).toBe(pattern);
    expect(new RegExp(pattern, 'u').test(good)).toBe(true);
    expect(new RegExp(pattern, 'u').test(bad)).toBe(false);
  });

  test('VA-01 so do all families of patterns', () => {
    for (const pattern of Object.values(patternFamilies)) expect(safePattern(pattern)).toBe(pattern);
  });

  test.each([
    '*',
    '(a+)+$',
    '^((a+))+$',
    '^([a-zA-Z]+)*$',
    '^(a|aa)+$',
    '^(a?a?)*$',
    '^((a+)b?){2,}$',
    '^(\\w+\\s?)*$',
    '([a-z]+)*@',
    '(.*){5,}x',
    '(a*)*b',
    '(x{2,}){3,}',
    '^.*.*.*.*x$',
    '^(?:.*.*)(?:.*.*)x$',
    `^${'a?'.repeat(25)}b$`,
    `^${'(a|a)'.repeat(25)}b$`,
    '^(a)\\1$',
    '[',
    '(',
    '\\',
    'a)b',
    '[z-a]',
    '(unclosed',
    '(?<name>a',
    '(?:(?:a{250}){250}){250}',
    'a'.repeat(201),
  ])('VA-01 %s does not: it would hang or break the form', (pattern) => {
    expect(safePattern(pattern)).toBe('*');
  });

  test.each([
    ['a*a*a*b', '^a*a*a*b'],
    ['a*a*a*b', 'a*a*b'],
    ['^b|a*a*b', '^b|^a*a*b'],
    ['(?:^a|a*a*a*b)', '(?:^a|^a*a*b)'],
    ['(?=a*a*a*b)a', '^(?=a*a*a*b)a'],
    ['^a*a*(?=a*a*b)', '^a*a*(?=a*b)'],
    ['^(?:(?=a*a*a*b)a)*$', '^(?:(?=a*a*b)a)*$'],
    ['(?<=a*a*a*b)a', '(?<=a*a*b)a'],
  ])('VA-01 %s would be tried too often from all its places to start, %s is not', (slow, quick) => {
    expect(safePattern(slow)).toBe('*');
    expect(safePattern(quick)).toBe(quick);
    new RegExp(quick, 'u').test(`${'a'.repeat(254)}!`);
  });

  test('VA-01 no pattern whatever throws, and none that reaches the form takes long to refuse a long value', () => {
    const pieces = fc.constantFrom(
      'a',
      '.',
      '\\d',
      '[ab]',
      '(',
      ')',
      '(?:',
      '(?=',
      '|',
      '*',
      '+',
      '?',
      '{2,}',
      '{1,9}',
      '^',
      '$',
      '\\1',
      'b',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 16 }), (parts) => {
        const pattern = safePattern(parts.join(''));
        if (pattern !== '*') new RegExp(pattern, 'u').test(`${'a'.repeat(254)}!`);
      }),
      { numRuns: 5000 },
    );
  });
});
