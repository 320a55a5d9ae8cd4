import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerOf, openPage, winning } from '../testing/openPage.ts';
import { testNextHash, testSeeds } from '../testing/playedRounds.ts';
import { PlayRefusal } from './playApi.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const nextSeed = (page: ReturnType<typeof openPage>): HTMLInputElement => {
  const input = page.root.querySelector<HTMLInputElement>('#client-seed');
  if (!input) throw new Error('no seed field');
  return input;
};
const secrets = (page: ReturnType<typeof openPage>) =>
  [...page.root.querySelectorAll<HTMLElement>('.sheet-fairness .secret')]
    .filter((code) => !code.closest('[hidden]'))
    .map((code) => code.textContent);

test('changing seeds gives the player’s seed for the hash that stands there, and shows the old server seed', async () => {
  const page = openPage(async () => answerOf(winning));
  expect(secrets(page)).toEqual([testSeeds.serverSeedHash, 'hoa sen', testNextHash]);
  expect(nextSeed(page).value).toBe('random');
  nextSeed(page).value = ' my own ';
  page.root.querySelector<HTMLElement>('.sheet-fairness .primary-button')?.click();
  await page.pass(50);
  expect(page.api.changeSeeds.mock.calls).toEqual([['play-session', 'my own', testNextHash]]);
  expect(page.text('.revealed')).toContain('open now');
  expect(secrets(page).slice(0, 3)).toEqual([testNextHash, 'my own', 'hash after next']);
  expect(page.text('#client-seed-help')).toContain('Your seed is accepted');
  expect(nextSeed(page).value).toBe('random');
});

test('a seed that is written while another is being given stays', async () => {
  const page = openPage(async () => answerOf(winning));
  page.root.querySelector<HTMLElement>('.sheet-fairness .primary-button')?.click();
  nextSeed(page).value = 'for later';
  await page.pass(50);
  expect(page.api.changeSeeds.mock.calls).toEqual([['play-session', 'random', testNextHash]]);
  expect(nextSeed(page).value).toBe('for later');
});

test('a server that uses another seed than it promised is found out at once', async () => {
  const page = openPage(async () => answerOf(winning));
  page.api.changeSeeds.mockResolvedValue({
    revealed: null,
    seeds: { inUse: { serverSeedHash: 'another', clientSeed: 'random', nonce: 0 }, nextServerSeedHash: 'x' },
  });
  page.root.querySelector<HTMLElement>('.sheet-fairness .primary-button')?.click();
  await page.pass(50);
  expect(page.text('#client-seed-help')).toContain('a different seed from the one whose hash was shown here');
  expect(nextSeed(page).getAttribute('aria-invalid')).toBe('true');
});

test('seeds that another page changed meanwhile are shown as they are now, and nothing is given for a hash unseen', async () => {
  const page = openPage(async () => answerOf(winning));
  page.api.changeSeeds.mockRejectedValue(new PlayRefusal('seeds_changed'));
  page.api.seeds.mockResolvedValue({
    inUse: { serverSeedHash: 'theirs', clientSeed: 'their seed', nonce: 0 },
    nextServerSeedHash: 'new next',
  });
  page.root.querySelector<HTMLElement>('.sheet-fairness .primary-button')?.click();
  await page.pass(50);
  expect(page.text('#client-seed-help')).toContain('changed on another page');
  expect(secrets(page)).toEqual(['theirs', 'their seed', 'new next']);
});

describe('before a player’s first seed', () => {
  const none = { seeds: { inUse: null, nextServerSeedHash: testNextHash } };

  test('the hash stands there and the browser has a seed ready, which the first spin gives before it plays', async () => {
    const page = openPage(async () => answerOf(winning), none);
    expect(secrets(page)).toEqual([testNextHash]);
    expect(nextSeed(page).value).toBe('random');
    nextSeed(page).value = 'of my own';
    expect(page.api.changeSeeds).not.toHaveBeenCalled();
    page.spin();
    await page.pass(100);
    expect(page.api.changeSeeds.mock.calls).toEqual([['play-session', 'of my own', testNextHash]]);
    expect(page.api.changeSeeds.mock.invocationCallOrder[0]).toBeLessThan(page.api.play.mock.invocationCallOrder[0] ?? 0);
    await page.pass(8_000);
    page.spin();
    await page.pass(100);
    expect(page.api.changeSeeds).toHaveBeenCalledTimes(1);
    expect(page.api.play).toHaveBeenCalledTimes(2);
  });

  test('a seed that another page gave first serves as well', async () => {
    const page = openPage(async () => answerOf(winning), none);
    page.api.changeSeeds.mockRejectedValue(new PlayRefusal('seeds_changed'));
    page.spin();
    await page.pass(100);
    expect(page.api.seeds).toHaveBeenCalledTimes(1);
    expect(page.api.play).toHaveBeenCalledTimes(1);
  });
});
