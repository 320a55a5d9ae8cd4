import { expect, test } from 'vitest';
import { textsOf } from '../journeys/support/texts.ts';
import { tryFromFrame } from '../stack/frameAttempts.ts';
import { firefoxVisits, type FirefoxVisit } from './firefoxVisit.ts';
import { openAccount } from './openAccount.ts';

const visit = firefoxVisits();
const texts = textsOf('EN');

/** Opens the first game of the lobby and waits until a round can begin. */
async function openGame({ page, open, gameFrame }: FirefoxVisit): Promise<Awaited<ReturnType<FirefoxVisit['gameFrame']>>> {
  await open('/rng');
  await page.locator('main li button:not([aria-pressed])').click();
  const frame = await gameFrame();
  await frame.waitForSelector('#game[data-phase=idle]');
  await frame.waitForSelector('#spin[aria-disabled=false]');
  return frame;
}

test('GM-05 MC-07 in Firefox a round is played by keyboard, the header follows, and it stands in the record', async () => {
  const { page, open } = visit();
  await openAccount(visit());
  const frame = await openGame(visit());
  const meters = () => frame.$$eval('dl > div dd', (values) => values.map((value) => value.textContent));
  expect(await meters()).toContain('₫1,000');
  const played = page.waitForResponse((response) => response.url().endsWith('/games/slot/rounds') && response.ok());
  await frame.focus('#spin');
  await page.keyboard.press(' ');
  await played;
  await frame.waitForSelector('#game[data-phase=idle]', { timeout: 60_000 });
  const [balance = ''] = (await meters()).filter((value) => value?.startsWith('₫'));
  await page.waitForFunction((shown) => document.querySelector('header')?.textContent?.includes(shown ?? '?') === true, {}, balance);
  await open('/?panel=personalHistoryCopy');
  await page.waitForSelector('table tbody tr');
  expect(await page.$$eval('table tbody tr', (rows) => rows.length)).toBe(1);
});

test('WEB-021 in Firefox whatever the page of a game tries, the site around it stays as it is, and the player can leave', async () => {
  visit().allow(/./);
  const { page, press } = visit();
  await openAccount(visit());
  const frame = await openGame(visit());
  const address = page.url();
  expect(await frame.evaluate(tryFromFrame)).toEqual({
    reachedTop: 'SecurityError',
    readCookies: 'SecurityError',
    readStorage: 'SecurityError',
    leftTop: 'SecurityError',
    usedCamera: 'NotAllowedError',
    usedPlace: 'NotAllowedError',
    installedWorker: 'SecurityError',
  });
  expect(page.url()).toBe(address);
  await press('link', texts('game:back'));
  await page.waitForFunction(() => location.pathname === '/rng');
});

test('WEB-020 in Firefox a forged word of the game changes nothing', async () => {
  const { page } = visit();
  await openAccount(visit());
  await openGame(visit());
  await page.evaluate(() => {
    const other = document.createElement('iframe');
    document.body.append(other);
    for (const type of ['game:exit', 'game:session-over', 'game:history']) {
      for (const from of [window, other.contentWindow as Window & typeof globalThis]) {
        const message = new from.MessageEvent('message', { data: { type }, origin: location.origin, source: from });
        window.dispatchEvent(message);
        window.postMessage({ type }, '*');
      }
    }
    other.remove();
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(new URL(page.url()).pathname).toBe('/game');
  expect(new URL(page.url()).searchParams.get('panel')).toBeNull();
  expect(await page.$('[role=dialog]')).toBeNull();
});
