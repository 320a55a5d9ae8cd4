import { describe, expect, test } from 'vitest';
import { hasReached, isContact, isDay, isNickname } from './profileRules.ts';

describe('an age', () => {
  test.each([
    ['2005-11-22', '2026-11-21', false],
    ['2005-11-22', '2026-11-22', true],
    ['2005-11-22', '2026-11-23', true],
    ['2004-02-29', '2025-02-28', false],
    ['2004-02-29', '2025-03-01', true],
    ['2005-12-31', '2026-12-30', false],
    ['2005-12-31', '2027-01-01', true],
  ])('PP-02 of 21 years: born on %s, on %s it is %s', (birthday, today, expected) => {
    expect(hasReached(21, birthday, today)).toBe(expected);
  });
});

test.each([
  ['1990-02-28', true],
  ['1990-02-29', false],
  ['2000-02-29', true],
  ['1990-13-01', false],
  ['1990-04-31', false],
  ['1899-12-31', false],
  ['90-01-01', false],
  ['1990-1-1', false],
  ['', false],
])('PP-02 %j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test.each([
  ['Lý', true],
  ['L', false],
  ['a'.repeat(20), true],
  ['a'.repeat(21), false],
  ['ก้ำกึ่ง', true],
  ['ab\u202Ecd', false],
  ['a\nb', false],
])('MC-16 %j is a nickname: %s', (text, expected) => {
  expect(isNickname(text)).toBe(expected);
});

test.each([
  ['qqNum', '1234', false],
  ['qqNum', '12345', true],
  ['qqNum', '123456789012', true],
  ['qqNum', '1234567890123', false],
  ['qqNum', '1234x', false],
  ['zalo', 'a b c d e', false],
  ['zalo', '', true],
] as const)('MC-16 %s may be %j: %s', (field, value, expected) => {
  expect(isContact(field, value)).toBe(expected);
});
