import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { expect, test } from '../support/journey.ts';
import { headerOf } from '../support/header.ts';
import { loseConnection } from '../support/loseConnection.ts';
import { withPictures } from '../support/pictures.ts';
import { waitForServiceWorker } from '../support/waitForServiceWorker.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'ER-02 the second visit opens without a connection, with the last lobby and its time',
  withPictures,
  async ({ page, context, texts, complaints }) => {
    await page.goto('/');
    await waitForServiceWorker(page);
    await page.goto('/rng');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect.poll(() => page.evaluate(async () => (await (await caches.open('answers')).keys()).length)).toBe(2);
    complaints.allow(/UNREACHABLE|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|disconnected/i);
    await loseConnection(context);
    await page.goto('/rng');
    await expect(headerOf(page, texts).bar).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /\d\d:\d\d/ })).toBeVisible();
    // An address that was never opened has the shell, too.
    await page.goto('/promotions');
    await expect(page.locator('#root')).not.toBeEmpty();
  },
);

test('ER-02 what is kept names nobody, not while a member is signed in either', async ({ page, account, texts }) => {
  const member = await account.open();
  await page.goto('/');
  await waitForServiceWorker(page);
  await page.goto('/rng?panel=depositv2');
  await expect(page.getByRole('dialog', { name: texts('memberCentre:title') })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = names.map(async (name) => {
      const cache = await caches.open(name);
      return Promise.all((await cache.keys()).map(async (request) => [request.url, (await (await cache.match(request))?.text()) ?? '']));
    });
    return (await Promise.all(all)).flat();
  });
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.filter(([url, text]) => /\/(wps|lgw)\//.test(url ?? '') || text?.includes(member.username)).map(([url]) => url)).toEqual([]);
});

test('ER-02 a newer version is told by a message, and is put in place when the person says so', async ({ page, texts }) => {
  await page.goto('/');
  await waitForServiceWorker(page);
  const [worker, index] = ['dist/web/sw.js', 'dist/web/index.html'];
  const before = readFileSync(worker, 'utf8');
  try {
    writeFileSync(worker, `${before}\n// newer`);
    // The gateway looks at the build again.
    utimesSync(index, new Date(), new Date());
    await page.reload();
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()));
    await expect(page.getByText(texts('status:update.ready'))).toBeVisible();
    expect(loads).toBe(0);
    await page.getByRole('button', { name: texts('status:update.reload') }).click();
    await expect.poll(() => loads).toBe(1);
  } finally {
    writeFileSync(worker, before);
    utimesSync(index, new Date(), new Date());
  }
});
