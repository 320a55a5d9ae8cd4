import { describe, expect, test } from 'vitest';
import { safePattern } from './safePattern.ts';

describe('patterns of the operator', () => {
  test.each([
    '^[A-Za-z][A-Za-z0-9]*$', '^[^@ ]+@[^@ ]+\\.[^@ .]+$', '^\\d{6}$', '^9\\d*$', '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)[\\x21-\\x7e]{8,64}$', '^\\p{Script=Thai}+$', '^(?:\\d{4})-(?:\\d{2})-(?:\\d{2})$', '*',
  ])('%s reaches the form', (pattern) => {
    expect(safePattern(pattern)).toBe(pattern);
  });

  test.each(['(a+)+$', '^(a|aa)+$', '^(\\w+\\s?)*$', '([a-z]+)*@', '(.*){5,}x', '(a*)*b', '(x{2,}){3,}', '^(a)\\1$', '[', '(', '\\', '(?<name>a', 'a'.repeat(201)])('%s does not: it would hang or break the form', (pattern) => {
    expect(safePattern(pattern)).toBe('*');
  });
});
