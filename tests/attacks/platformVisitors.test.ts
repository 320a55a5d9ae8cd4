import { afterEach, describe, expect, test } from 'vitest';
import type { PlatformExtras } from '../../platform/app.ts';
import { createGatewayKeys } from '../../platform/core/http/gatewayKeys.ts';
import { openPlatform, type TestPlatform } from '../../platform/testing/openPlatform.ts';

let platform: TestPlatform;
afterEach(() => platform.close());

const key = 'k'.repeat(40);
const open = async (extras: Partial<PlatformExtras>): Promise<void> => void (platform = await openPlatform({ extras }));

/** How six letters to the house are answered, of which one address may send five within an hour. */
async function sixLetters(peer: string, headersOf: (turn: number) => Record<string, string>): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const answer = await platform.fetch(
      '/service?lang=EN',
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headersOf(turn) },
        body: 'contact=a%40b.example&message=Hello',
      },
      peer,
    );
    statuses.push(answer.status);
  }
  return statuses;
}
const limited = [200, 200, 200, 200, 200, 429];
const unlimited = [200, 200, 200, 200, 200, 200];

describe('AZ-008 the address of a visitor on the origin of games and pictures', () => {
  const proxy = '10.0.0.1';

  test('is the one that a proxy in front saw: one visitor uses up what is for nobody else', async () => {
    await open({ trustedProxies: 1 });
    expect(await sixLetters(proxy, () => ({ 'x-forwarded-for': '203.0.113.7' }))).toEqual(limited);
    expect(await sixLetters(proxy, (turn) => ({ 'x-forwarded-for': `198.51.100.${turn}` }))).toEqual(unlimited);
  });

  test.each<[string, (turn: number) => Record<string, string>]>([
    ['an entry before', (turn) => ({ 'x-forwarded-for': `198.51.100.${turn}, 203.0.113.7` })],
    ['the header of a gateway', (turn) => ({ 'x-forwarded-for': '203.0.113.7', 'x-client-address': `198.51.100.${turn}` })],
    ['other headers', (turn) => ({ 'x-forwarded-for': '203.0.113.7', 'x-real-ip': `198.51.100.${turn}` })],
  ])('is not made up by %s', async (_what, headersOf) => {
    await open({ trustedProxies: 1 });
    expect(await sixLetters(proxy, headersOf)).toEqual(limited);
  });

  test('is that of the connection where nobody stands in front, or somebody else', async () => {
    for (const trustedProxies of [0, ['10.0.0.0/8']] as const) {
      await open({ trustedProxies });
      expect(await sixLetters('203.0.113.7', (turn) => ({ 'x-forwarded-for': `198.51.100.${turn}` }))).toEqual(limited);
      await platform.close();
    }
    await open({});
    expect(await sixLetters('203.0.113.7', (turn) => ({ 'x-forwarded-for': `198.51.100.${turn}` }))).toEqual(limited);
  });

  test('is not the word of whoever comes from where a gateway is, without its key', async () => {
    await open({ gateways: new Set(['127.0.0.1']), gatewayKeys: createGatewayKeys({ keys: [key] }), trustedProxies: 1 });
    const forged = (turn: number) => ({ 'x-forwarded-for': '203.0.113.7', 'x-client-address': `198.51.100.${turn}` });
    expect(await sixLetters('127.0.0.1', (turn) => ({ ...forged(turn), 'x-gateway-key': `${key}k` }))).toEqual(limited);
    expect(await sixLetters('127.0.0.1', forged)).toEqual([429, 429, 429, 429, 429, 429]);
    expect(await sixLetters('127.0.0.1', (turn) => ({ ...forged(turn), 'x-gateway-key': key }))).toEqual(unlimited);
  });
});
