import { describe, expect, test } from 'vitest';
import { testSecretKey, testSecrets } from '../../testing/testSecrets.ts';
import { hourlyLimit, keyedLimits, loginLimits, registrationLimits } from './loginLimits.ts';

const hour = 3_600_000;
const stranger = { usernameKey: 'linh', address: '203.0.113.7', knownBrowser: undefined };

describe('AUT-003 a login counts against', () => {
  test('its account, everybody together and its address', () => {
    expect(loginLimits(stranger)).toEqual([
      { scope: 'login:account:linh', free: 3, limit: 20, window: hour },
      { scope: 'login:everywhere', free: 300, limit: 3_000, window: 600_000 },
      { scope: 'login:address:203.0.113.7', free: 10, limit: 100, window: hour },
    ]);
  });

  test('no address where none is known', () => {
    expect(loginLimits({ ...stranger, address: '' }).map(({ scope }) => scope)).toEqual(['login:account:linh', 'login:everywhere']);
  });

  test('its account in that browser alone, and the browser, where the account knows it', () => {
    expect(loginLimits({ ...stranger, knownBrowser: 'b0a7' })).toEqual([
      { scope: 'login:account:linh:b0a7', free: 3, limit: 20, window: hour },
      { scope: 'login:known:b0a7', free: 30, limit: 300, window: hour },
    ]);
  });
});

test('AUT-003 an address has so many an hour, an IPv6 line as one, and nobody has none', () => {
  expect(hourlyLimit('ticket', '203.0.113.7', 30)).toEqual([{ scope: 'ticket:address:203.0.113.7', limit: 30, window: hour }]);
  expect(hourlyLimit('ticket', '2001:db8:0:7::9', 30)).toEqual(hourlyLimit('ticket', '2001:db8:0:7::1', 30));
  expect(hourlyLimit('ticket', '', 30)).toEqual([]);
  expect(registrationLimits('203.0.113.7')).toMatchObject([{ limit: 60, window: hour }]);
});

test('AUT-006 a number is counted by its hash, under every key that it may have been counted by before', () => {
  const number = '+84912345678';
  const of = (...keys: number[]) => keyedLimits(testSecrets(...keys.map(testSecretKey)), 'sms', number, { limit: 1, window: hour });
  expect(of(1)).toEqual([{ scope: expect.stringMatching(/^sms:[0-9a-f]{64}$/) as unknown, limit: 1, window: hour }]);
  expect(of(2, 1)).toEqual([...of(2), ...of(1)]);
});
