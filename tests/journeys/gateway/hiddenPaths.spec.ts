import { expect, test } from '../support/journey.ts';

const hidden = [
  '/metrics',
  '/health',
  '/health/detail',
  '/admin',
  '/debug',
  '/operator',
  '/.git/HEAD',
  '/.git/config',
  '/.env',
  '/.npmrc',
  '/package.json',
  '/package-lock.json',
  '/schema.graphql',
  '/openapi.json',
  '/persisted.json',
  '/assets/',
  '/assets',
  '/data/',
  '/platform.db',
  '/node_modules/react/package.json',
  '/web/main.tsx',
  '/@fs/etc/passwd',
  '/assets/../package.json',
  '/assets/..%2fpackage.json',
  '/assets/%2e%2e/package.json',
  '/assets/..%5cpackage.json',
];

test('OPS-002 nothing of the works is reached by the public address', async ({ page, complaints }) => {
  complaints.allow(/status of 40[034]/);
  for (const path of hidden) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([path, answer.status() === 404 || answer.status() === 403 || answer.status() === 400]).toEqual([path, true]);
    const text = await answer.text();
    expect([
      path,
      /process_cpu|"dependencies"|\[core\]|ref: refs|root:x|SQLite format|SESSION_KEYS|"openapi"|^type Query/m.test(text),
    ]).toEqual([path, false]);
  }
});

test('OPS-002 no script of the page brings its sources along', async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.add(response.url());
  });
  await page.goto('/');
  await page.getByRole('banner').waitFor();
  expect(scripts.size).toBeGreaterThan(3);
  for (const script of scripts) {
    expect([script, (await page.request.get(`${script}.map`)).status()]).toEqual([script, 404]);
    expect([script, /sourceMappingURL/.test(await (await page.request.get(script)).text())]).toEqual([script, false]);
  }
});
