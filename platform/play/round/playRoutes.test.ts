import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Hono } from 'hono';
import { seedTitles } from '../../seed/titles/seedTitles.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { bearer, openSlot, testTitle, type OpenSlot } from '../games/slot/testing/openSlot.ts';

describe('the play calls', () => {
  let slot: OpenSlot;
  let session: string;
  beforeAll(async () => {
    slot = await openSlot('sqlite');
    await slot.addMember('linh', 100_000_000n);
    session = (await slot.enter('linh')).session;
  });
  afterAll(() => slot.close());

  const send = (body: BodyInit, type?: string) =>
    slot.app.request('/games/slot/seeds', { method: 'POST', body, headers: { ...bearer(session), ...(type && { 'content-type': type }) } });

  test.each([
    ['a form', 'application/x-www-form-urlencoded'],
    ['parts', 'multipart/form-data; boundary=x'],
    ['plain text', 'text/plain'],
    ['a kind that only begins like JSON', 'application/json-patch+json'],
    ['a second kind after it', 'application/json, text/plain'],
  ])('take JSON and not %s', async (_case, type) => {
    const response = await send('{"clientSeed":"x"}', type);
    expect([response.status, await response.json()]).toEqual([415, { error: 'json_only' }]);
  });

  test('take at most 10 KB, announced or not', async () => {
    const body = JSON.stringify({ clientSeed: 'x'.repeat(10 * 1024), serverSeedHash: '' });
    const unannounced = new Request('http://localhost/games/slot/seeds', {
      method: 'POST',
      body: new Blob([body]).stream(),
      headers: { ...bearer(session), 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit);
    for (const response of [await send(body, 'application/json'), await slot.app.request(unannounced)])
      expect([response.status, await response.json()]).toEqual([413, { error: 'too_large' }]);
  });

  test.each(['', '{', 'null', '[]', '{"clientSeed":7}', '{"clientSeed":"x"}', '{"clientSeed":"x","serverSeedHash":7}'])(
    '%s is a bad request',
    async (body) => {
      const response = await send(body, 'application/json; charset=utf-8');
      expect([response.status, await response.json()]).toEqual([400, { error: 'bad_request' }]);
    },
  );

  test('say what there is to stake now, to the open page alone', async () => {
    const asked = async (headers: HeadersInit) => {
      const response = await slot.app.request('/games/slot/balance', { headers });
      return [response.status, await response.json()];
    };
    expect(await asked(bearer(session))).toEqual([200, { balance: '10000' }]);
    expect(await asked({})).toEqual([401, { error: 'session_over' }]);
  });

  test('answer without cookies, CORS or caching, whatever is asked, and whoever asks', async () => {
    const asked = [
      slot.app.request('/games/slot/session', {
        method: 'OPTIONS',
        headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
      }),
      slot.app.request('/games/slot/rounds/x', { headers: { origin: 'https://elsewhere.example', cookie: 'a=b' } }),
      slot.app.request('/games/slot/session', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'null' },
        body: '{"launch":"x"}',
      }),
    ];
    for (const { headers } of await Promise.all(asked)) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control') || name === 'set-cookie')).toEqual([]);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; frame-ancestors 'none';/);
    }
  });

  test('a fault goes to whoever carries the routes, which may mask it', async () => {
    const broken = await openSlot('sqlite');
    const outer = new Hono();
    outer.route('/', broken.app);
    outer.onError((error, context) => context.text(`masked ${error.message.length > 0}`, 500));
    await broken.close();
    const response = await outer.request('/games/slot/rounds/0198f0c0-0000-7000-8000-000000000000');
    expect([response.status, await response.text()]).toEqual([500, 'masked true']);
  });

  test('a title comes with its exact return, hit frequency and hue, and may be kept for an hour: the hue may change', async () => {
    const { status, body, headers } = await slot.get(`/games/slot/titles/${testTitle}/1`);
    const [title] = seedTitles;
    expect(status).toBe(200);
    expect(body).toEqual({ ...title, rtp: '95.1110474', hitFrequency: '26.6944', vendorHue: 178 });
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test.each([`${testTitle}/2`, `${testTitle}/0`, `${testTitle}/01`, 'nothing/1', '__proto__/1'])('there is no title %s', async (path) => {
    expect((await slot.get(`/games/slot/titles/${path}`)).status).toBe(404);
  });
});

describe.each(testEngines())('text that no store keeps, on %s', (engine) => {
  let slot: OpenSlot;
  let session: string;
  beforeAll(async () => {
    slot = await openSlot(engine);
    await slot.addMember('linh', 100_000_000n);
    session = (await slot.enter('linh')).session;
  });
  afterAll(() => slot.close());

  test.each([
    ['a NUL in a hash', '{"clientSeed":"x","serverSeedHash":"a\\u0000b"}'],
    ['half a character in a hash', '{"clientSeed":"x","serverSeedHash":"a\\ud800b"}'],
  ])('%s is a bad request', async (_case, body) => {
    const headers = { ...bearer(session), 'content-type': 'application/json' };
    const response = await slot.app.request('/games/slot/seeds', { method: 'POST', body, headers });
    expect([response.status, await response.json()]).toEqual([400, { error: 'bad_request' }]);
  });

  test('no round is called by what is no id', async () => {
    const headers = { ...bearer(session), 'content-type': 'application/json' };
    const response = await slot.app.request('/games/slot/rounds/a%00b/seen', { method: 'POST', body: '{}', headers });
    expect([response.status, await response.json()]).toEqual([404, { error: 'round_not_found' }]);
  });
});
