import type { APIResponse } from '@playwright/test';
import { expect, siteOrigin, test } from '../support/journey.ts';

/** What every answer carries, whatever it is. */
function expectShared(answer: APIResponse): void {
  const headers = answer.headers();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers['x-powered-by']).toBeUndefined();
}

test('the page carries the strict policy, without any exception for styles or scripts', async ({ request }) => {
  const page = await request.get('/', { headers: { accept: 'text/html' } });
  expect(page.status()).toBe(200);
  expectShared(page);
  const policy = page.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/);
  expect(policy).toContain("base-uri 'none'");
  expect(policy).not.toMatch(/unsafe-|\*/);
  expect(page.headers()['cache-control']).toContain('no-cache');
});

test('assets, missing ones, unknown paths and GraphQL carry the headers too', async ({ request }) => {
  const source = await (await request.get('/', { headers: { accept: 'text/html' } })).text();
  const asset = /\/assets\/[\w.-]+\.js/.exec(source)?.[0] ?? '';
  const script = await request.get(asset);
  expect(script.status()).toBe(200);
  expectShared(script);
  expect(script.headers()['cache-control']).toContain('immutable');

  const missing = await request.get('/assets/none.js');
  expect(missing.status()).toBe(404);
  expectShared(missing);
  expect(missing.headers()['cache-control']).toBe('no-store');

  const unknown = await request.get('/no/such/landing', { headers: { accept: 'text/html' } });
  expectShared(unknown);

  const asked = await request.post('/graphql', { headers: { origin: siteOrigin() }, data: { query: '{ site { brandName } }' } });
  expect(await asked.json()).toEqual({ data: { site: { brandName: 'Sampan' } } });
  expectShared(asked);

  const foreign = await request.post('/graphql', {
    headers: { origin: 'https://elsewhere.example' },
    data: { query: '{ site { brandName } }' },
  });
  expect(foreign.status()).toBe(403);
  expectShared(foreign);
});

test('no other site may read from the gateway or put it into a frame', async ({ page, complaints }) => {
  complaints.allow(/CORS|ERR_FAILED|frame-ancestors|refused to connect|ERR_BLOCKED_BY_RESPONSE/i);
  await page.route('https://elsewhere.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${siteOrigin()}/"></iframe>` }),
  );
  await page.goto('https://elsewhere.example/');
  const read = await page.evaluate(
    (site) =>
      fetch(`${site}/graphql`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{ __typename }"}',
      }).then(
        () => 'read',
        () => 'refused',
      ),
    siteOrigin(),
  );
  expect(read).toBe('refused');
  await expect.poll(() => page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/');
});
