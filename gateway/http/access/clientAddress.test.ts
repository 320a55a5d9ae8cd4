import type { IncomingMessage } from 'node:http';
import { isNetwork, type TrustedProxies } from '#contract/forwardedAddress.ts';
import { describe, expect, test } from 'vitest';
import { createClientAddressOf } from './clientAddress.ts';

const addressOf = (
  proxies: TrustedProxies,
  from: string,
  named?: string | string[],
  more: Record<string, string> = {},
): string | undefined =>
  createClientAddressOf(proxies)({
    socket: { remoteAddress: from },
    headers: { ...(named === undefined ? {} : { 'x-forwarded-for': named }), ...more },
  } as unknown as IncomingMessage);

const forged = {
  forwarded: 'for=1.1.1.1',
  'x-real-ip': '1.1.1.1',
  'cf-connecting-ip': '1.1.1.1',
  'true-client-ip': '1.1.1.1',
  'x-client-ip': '1.1.1.1',
};
const hundred = Array.from({ length: 100 }, (_none, hop) => `1.1.1.${hop}`).join(', ');

describe('AZ-008 the address of a visitor', () => {
  test("is the connection's, whatever headers say, where no proxy is trusted", () => {
    expect(addressOf(0, '203.0.113.7', '1.1.1.1', forged)).toBe('203.0.113.7');
    expect(addressOf([], '203.0.113.7', hundred, forged)).toBe('203.0.113.7');
  });

  test('is the one that the outermost of so many proxies saw', () => {
    expect(addressOf(1, '10.0.0.1', `${hundred}, 203.0.113.7`, forged)).toBe('203.0.113.7');
    expect(addressOf(2, '10.0.0.1', `${hundred}, 203.0.113.7, 10.0.0.2`)).toBe('203.0.113.7');
  });

  test('is the last one that is no proxy of ours', () => {
    const ours = ['10.0.0.0/8', 'fd00::/8', '192.0.2.5'];
    expect(addressOf(ours, '10.9.9.9', `${hundred}, 203.0.113.7, 192.0.2.5, 10.1.1.1`, forged)).toBe('203.0.113.7');
    expect(addressOf(ours, 'fd00::1', '2001:DB8::9')).toBe('2001:db8::9');
    expect(addressOf(ours, '203.0.113.9', '1.1.1.1')).toBe('203.0.113.9');
    expect(addressOf(ours, '10.1.1.1', '10.2.2.2')).toBe('10.2.2.2');
  });

  test('IPv4 in the clothes of IPv6 is the same visitor, and the same proxy', () => {
    expect(addressOf(0, '::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(addressOf(['10.0.0.0/8'], '::ffff:10.0.0.1', '::FFFF:203.0.113.7')).toBe('203.0.113.7');
  });

  test.each(['', 'unknown', '_hidden', '203.0.113.7:4711', '1.2.3', '1.2.3.4, ', '<script>', '203.0.113.7\u0000'])(
    'a proxy that names %j names nobody: the connection counts',
    (named) => {
      expect(addressOf(1, '10.0.0.1', named)).toBe('10.0.0.1');
      expect(addressOf(['10.0.0.1'], '10.0.0.1', named)).toBe('10.0.0.1');
    },
  );

  test('of a connection that has ended there is none', () => {
    for (const proxies of [0, 1, ['10.0.0.0/8']])
      expect(createClientAddressOf(proxies)({ socket: {}, headers: {} } as IncomingMessage)).toBeUndefined();
  });

  test('networks are checked before they are trusted', () => {
    expect(['10.0.0.0/8', '::1', 'fd00::/8', '192.0.2.5', '0.0.0.0/0', '192.0.2.5/32', '::1/128'].every(isNetwork)).toBe(true);
    expect(
      [
        '10.0.0.0/33',
        '10.0.0/8',
        'proxy.example',
        '10.0.0.0/8/8',
        '::1/129',
        '',
        '10.0.0.0/-1',
        '10.0.0.0/x',
        '10.0.0.0/',
        '10.0.0.0/8x',
        '10.0.0.0/x8',
        '10.0.0.0/0008',
      ].some(isNetwork),
    ).toBe(false);
  });
});
