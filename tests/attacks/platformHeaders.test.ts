import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPlatform, type TestPlatform } from '../../platform/testing/openPlatform.ts';

const origin = 'https://games.example';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform({
    brand: { siteOrigin: 'https://play.example', origins: [origin] },
    extras: { operatorKey: 'k'.repeat(32) },
  });
});
afterAll(() => platform.close());

const json = (body: string): RequestInit => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body });

/** One answer of every kind on the platform's own origin, by its name and status. */
const kinds: Readonly<Record<string, readonly [status: number, path: string, init?: RequestInit]>> = {
  'an address that is nothing': [404, '/none'],
  'a game that is nothing': [404, '/games/none/'],
  'a picture that is not there': [404, '/art/none.svg'],
  'a face that is not there': [404, '/avatars/none.jpg'],
  'a file of a page that is not there': [404, '/games/assets/none.js'],
  'what the calls are': [200, '/openapi.json'],
  readiness: [200, '/health/ready'],
  liveness: [200, '/health/live'],
  'liveness, only its headers': [200, '/health/live', { method: 'HEAD' }],
  'the jobs done': [200, '/metrics'],
  'a call': [200, '/wps/system/status', { headers: { merchant: 'SAMPAN' } }],
  'a call of too many bytes': [413, '/wps/session/login', json('x'.repeat(200_000))],
  'a move of a game': [404, '/games/slot/rounds/x'],
  'a move at the wallet': [401, '/seamless/balance', json('{}')],
  "the house's desk": [200, '/operator'],
  "the house's letters": [200, '/service'],
  'a picture': [200, '/art/symbols/lotus.svg'],
};

describe('WEB-007 on the origin of games and pictures', () => {
  test.each(Object.keys(kinds))('%s has the security headers', async (name) => {
    const [status, path, init] = kinds[name] ?? [0, ''];
    const answer = await platform.fetch(path, init);
    await answer.body?.cancel();
    const { headers } = answer;
    expect(answer.status).toBe(status);
    const [, seconds = '0'] = /^max-age=(\d+); includeSubDomains/.exec(headers.get('strict-transport-security') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 24 * 60 * 60);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(headers.get('referrer-policy')).toMatch(/^(no-referrer|same-origin)$/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toMatch(/^(same-origin|cross-origin)$/);
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment'])
      expect(headers.get('permissions-policy')).toContain(`${feature}=()`);
  });

  test('without https there is no word about https', async () => {
    const plain = await openPlatform();
    expect((await plain.fetch('/none')).headers.get('strict-transport-security')).toBeNull();
    await plain.close();
  });
});
