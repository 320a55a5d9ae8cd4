import { describe, expect, test } from 'vitest';
import { loginLimits } from './loginLimits.ts';

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
