import { expect, test } from 'vitest';
import { textsOf } from '../journeys/support/texts.ts';
import { firefoxVisits, withoutMotion } from './firefoxVisit.ts';

const visit = firefoxVisits(withoutMotion);
const texts = textsOf('EN');

test('HD-01 in Firefox a guest meets Home with log in, register and its games, each with its picture', async () => {
  const { page, open, sees } = visit();
  await open('/');
  await sees('button', texts('shell:header.logIn'));
  await sees('button', texts('shell:header.register'));
  const popular = await page.waitForSelector(`::-p-aria([name="${texts('home:popular')}"][role="region"])`);
  const drawn = await popular?.$$eval('li', (tiles) => tiles.length);
  expect(drawn).toBe(20);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main img')].some((image) => (image as HTMLImageElement).naturalWidth > 0),
  );
});

test('TH-01 in Firefox the theme follows the switch at once, and is kept', async () => {
  const { page, open, reload, press } = visit();
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  await open('/');
  expect(await theme()).toBe('light');
  await press('button', texts('shell:theme.dark'));
  await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
  await reload();
  expect(await theme()).toBe('dark');
});

test('RT-06 GM-02 in Firefox the menu leads to a lobby without a new page, and its search narrows the games', async () => {
  const { page, open, press, sees } = visit();
  await open('/');
  await page.evaluate(() => document.body.setAttribute('data-first', 'true'));
  await press('link', texts('shell:category.RNG'));
  await sees('heading', texts('shell:category.RNG'));
  expect(new URL(page.url()).pathname).toBe('/rng');
  expect(await page.evaluate(() => document.body.dataset['first'])).toBe('true');
  await page.locator('main input[type=search]').fill('ferry');
  await page.waitForFunction(() => new URL(location.href).searchParams.get('q') === 'ferry');
  await page.waitForFunction(() =>
    /^1 game$/.test([...document.querySelectorAll('main [role=status]')].map((one) => one.textContent).join('')),
  );
});
