import { expect, test } from 'vitest';
import { testSecretKey, testSecrets } from '../../testing/testSecrets.ts';
import { hourlyLimit, keyedLimits } from './attemptLimits.ts';

const hour = 3_600_000;

test('AUT-003 an address has so many an hour, an IPv6 line as one, and nobody has none', () => {
  expect(hourlyLimit('ticket', '203.0.113.7', 30)).toEqual([{ scope: 'ticket:address:203.0.113.7', limit: 30, window: hour }]);
  expect(hourlyLimit('ticket', '2001:db8:0:7::9', 30)).toEqual(hourlyLimit('ticket', '2001:db8:0:7::1', 30));
  expect(hourlyLimit('ticket', '', 30)).toEqual([]);
});

test('AUT-006 a number is counted by its hash, under every key that it may have been counted by before', () => {
  const number = '+84912345678';
  const of = (...keys: number[]) => keyedLimits(testSecrets(...keys.map(testSecretKey)), 'sms', number, { limit: 1, window: hour });
  expect(of(1)).toEqual([{ scope: expect.stringMatching(/^sms:[0-9a-f]{64}$/) as unknown, limit: 1, window: hour }]);
  expect(of(2, 1)).toEqual([...of(2), ...of(1)]);
});
