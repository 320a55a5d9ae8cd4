import { chromiumArguments, findChromium } from '../../../scripts/machine/chromium.ts';
import { tryFromFrame } from '../../stack/frameAttempts.ts';
import { gameTableOf, openFirstGame } from '../support/gameTable.ts';
import { expect, siteOrigin, test } from '../support/journey.ts';

// A camera that is there, so that it is the page's policy that refuses it.
test.use({
  launchOptions: { executablePath: findChromium(process.env), args: [...chromiumArguments, '--use-fake-device-for-media-stream'] },
  serviceWorkers: 'allow',
});

test('WEB-021 whatever the page of a game tries, the site around it stays as it is, and the player can leave', async ({
  page,
  texts,
  account,
  complaints,
}) => {
  // The browser says what it refused; that it refuses is what this is about.
  complaints.allow(
    /sandboxed|Unsafe attempt|navigat|Permissions policy|Blocked a frame|Content Security Policy|Download|form-action|worker-src/i,
  );
  await account.open();
  await openFirstGame(page);
  const address = page.url();
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  const frame = page.frames().find((one) => one.url().includes('/games/slot/'));
  expect(await frame?.evaluate(tryFromFrame)).toEqual({
    reachedTop: 'SecurityError',
    readCookies: 'SecurityError',
    readStorage: 'SecurityError',
    leftTop: 'SecurityError',
    // A Chromium without a window may know no cameras at all.
    usedCamera: expect.stringMatching(/^Not(Allowed|Supported)Error$/),
    usedPlace: 'NotAllowedError',
    installedWorker: 'SecurityError',
  });
  expect(page.url()).toBe(address);
  expect(downloads).toEqual([]);
  await gameTableOf(page).ready();
  await page.getByRole('link', { name: texts('game:back') }).click();
  await expect(page).toHaveURL('/rng');
});

test('WEB-022 a game is told a launch token for one use, and nothing of the session or of who plays', async ({ page, account }) => {
  const member = await account.open();
  const asked: { readonly url: string; readonly referer: string }[] = [];
  page.on('request', (request) => {
    if (request.frame() !== page.mainFrame()) asked.push({ url: request.url(), referer: request.headers()['referer'] ?? '' });
  });
  const { table } = await openFirstGame(page);
  await table.spin();
  const frame = page.frames().find((one) => one.url().includes('/games/slot/'));
  const cookies = await page.context().cookies(siteOrigin());
  const secrets = [member.username, member.password, ...cookies.map(({ value }) => value).filter((value) => value.length > 8)];
  expect(secrets.length).toBeGreaterThan(2);
  expect(asked.length).toBeGreaterThan(1);
  for (const { url, referer } of asked) {
    for (const secret of secrets) expect(`${url} ${referer}`).not.toContain(secret);
    expect(referer).not.toContain(new URL(siteOrigin()).host);
  }
  expect(await frame?.evaluate(() => [window.name, document.cookie, document.referrer])).toEqual(['', '', '']);
});
