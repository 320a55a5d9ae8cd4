// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addAmounts, compareAmounts, subtractAmounts } from '../../page/amount.ts';
import { element } from '../../page/element.ts';
import { testRound, testSeeds, testSession, testTitle } from '../../testing/playedRounds.ts';
import type { PlayedRound, PlaySession, Round } from '../round.ts';
import { PlayFault, PlayRefusal, type PlayApi } from './api.ts';
import type { FrameMessage } from './frame.ts';
import { startGame } from './startGame.ts';

const title = testTitle();
const other = testTitle(1);
const [lowest = ''] = title.stakes;
const winning = testRound(title, lowest, (round) => round.spins.length === 1 && compareAmounts(round.win, round.stake) > 0);
const returned = testRound(title, lowest, (round) => compareAmounts(round.win, '0') > 0 && compareAmounts(round.win, round.stake) < 0);
const withFreeGames = testRound(title, lowest, (round) => round.spins.length > 3);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const answerOf = (round: Round): PlayedRound => ({
  round,
  balance: addAmounts(subtractAmounts('100000', round.stake), round.win),
  seeds: { ...testSeeds, nonce: round.nonce + 1 },
});

const open = (play: PlayApi['play'], session: Partial<PlaySession> = {}) => {
  const told: FrameMessage[] = [];
  const root = element('div', { id: 'game' });
  document.body.replaceChildren(root);
  const api = {
    redeem: vi.fn<PlayApi['redeem']>(),
    round: vi.fn<PlayApi['round']>(),
    title: vi.fn<PlayApi['title']>(async (code) => (code === other.code ? other : title)),
    play: vi.fn(play),
    seen: vi.fn<PlayApi['seen']>(async () => undefined),
    changeSeeds: vi.fn<PlayApi['changeSeeds']>(async (clientSeed) => ({
      revealed: { serverSeed: 'open now', serverSeedHash: testSeeds.serverSeedHash, clientSeed: testSeeds.clientSeed, rounds: 3 },
      seeds: { serverSeedHash: 'next hash', clientSeed, nonce: 0 },
    })),
  } satisfies PlayApi;
  let keys = 0;
  startGame({
    root, title, api,
    session: testSession(title, session),
    frame: { tell: (type) => void told.push(type) },
    frames: { request: (step) => void setTimeout(() => step(Date.now()), 16), now: () => Date.now() },
    wait: (time) => new Promise((resolve) => setTimeout(resolve, time)),
    reducedMotion: () => false,
    newKey: () => `key-${(keys += 1)}`,
    randomSeed: () => 'random',
  });
  const text = (selector: string): string => root.querySelector(selector)?.textContent ?? '';
  return {
    api, told, root, text,
    spin: () => root.querySelector<HTMLElement>('.spin')?.click(),
    meter: (name: string) => text(`.meter-${name} dd`),
    live: () => text('.hidden-text[role=status]'),
    pass: (time: number) => vi.advanceTimersByTimeAsync(time),
  };
};

test('a round is asked for once, presented, seen, and told to the site', async () => {
  const page = open(async () => answerOf(winning));
  page.spin();
  page.spin();
  await page.pass(300);
  expect(page.api.play.mock.calls).toEqual([['play-session', lowest, 'key-1']]);
  expect(page.meter('balance')).toBe(`₫${Number(100000 - Number(lowest)).toLocaleString('en-GB')}`);
  expect(page.told).toEqual(['sampan:ready']);
  await page.pass(8_000);
  expect(page.api.seen.mock.calls).toEqual([['play-session', winning.id]]);
  expect(page.told).toEqual(['sampan:ready', 'sampan:round-settled']);
  expect(page.text('.plaque-text')).toContain('You won');
  expect(page.live()).toContain('You won');
  expect(page.root.querySelector('.meters')?.classList.contains('celebrated')).toBe(true);
});

test('a return up to the stake is told calmly and not celebrated', async () => {
  const page = open(async () => answerOf(returned));
  page.spin();
  await page.pass(8_000);
  expect(page.text('.plaque-text')).toContain('returned');
  expect(page.root.querySelector('.celebrated')).toBeNull();
});

test('paid rounds begin at least 2.5 s apart, however fast the presentation is skipped', async () => {
  const page = open(async () => answerOf(winning));
  page.spin();
  await page.pass(100);
  for (let time = 0; time < 2_300; time += 50) {
    page.spin();
    await page.pass(50);
  }
  expect(page.api.play).toHaveBeenCalledTimes(1);
  expect(page.root.dataset['phase']).toBe('idle');
  await page.pass(150);
  page.spin();
  await page.pass(50);
  expect(page.api.play.mock.calls.map(([, , key]) => key)).toEqual(['key-1', 'key-2']);
});

test('a lost answer is asked for again with the same key, and the player is told that the round is safe', async () => {
  let lost = 5;
  const page = open(async () => {
    if ((lost -= 1) >= 0) throw new PlayFault('lost');
    return answerOf(winning);
  });
  page.spin();
  await page.pass(2_900);
  expect(page.root.querySelector<HTMLElement>('.notice')?.hidden).toBe(true);
  await page.pass(200);
  expect(page.text('.notice')).toContain('Your round is safe');
  await page.pass(20_000);
  expect(new Set(page.api.play.mock.calls.map(([, , key]) => key))).toEqual(new Set(['key-1']));
  expect(page.text('.plaque-text')).toContain('You won');
  expect(page.root.querySelector<HTMLElement>('.notice')?.hidden).toBe(true);
});

test('too low a balance is said, with the way to the cashier, and costs nothing', async () => {
  const page = open(() => Promise.reject(new PlayRefusal('insufficient_balance')));
  page.spin();
  await page.pass(100);
  expect(page.text('.notice p')).toContain('balance is too low');
  expect(page.meter('balance')).toBe('₫100,000');
  page.root.querySelector<HTMLElement>('.notice button')?.click();
  expect(page.told.at(-1)).toBe('sampan:exit');
});

test('the end of the session covers the page and is told to the site', async () => {
  const page = open(() => Promise.reject(new PlayRefusal('session_over')));
  page.spin();
  await page.pass(100);
  expect(page.text('.cover h1')).toBe('Your session has ended');
  expect(page.told).toEqual(['sampan:ready', 'sampan:session-over']);
  expect([...page.root.children].filter((child) => !child.matches('.cover, [inert]'))).toEqual([]);
});

test('an unfinished round is shown to its end and then reported as seen, without being played again', async () => {
  const page = open(async () => answerOf(winning), { unfinished: withFreeGames });
  await page.pass(200);
  expect(page.text('.plaque-free')).toContain('Your last round is shown');
  expect(page.root.dataset['phase']).toBe('showing');
  await page.pass(withFreeGames.spins.length * 12_000);
  expect(page.api.seen.mock.calls).toEqual([['play-session', withFreeGames.id]]);
  expect(page.meter('balance')).toBe('₫100,000');
  expect(page.api.play).not.toHaveBeenCalled();
});

test('an unfinished round of another title is shown on its own reels, then this title’s come back', async () => {
  const earlier = testRound(other, other.stakes[0] ?? '', (round) => round.spins.length === 1);
  const page = open(async () => answerOf(winning), { unfinished: earlier });
  await page.pass(100);
  expect(page.api.title).toHaveBeenCalledWith(other.code, other.version);
  const places = (reels: readonly (readonly string[])[]) => reels.map((reel) => reel.length + 3);
  const drawn = () => [...page.root.querySelectorAll('.strip')].map((strip) => strip.children.length);
  expect(drawn()).toEqual(places(other.model.reels));
  await page.pass(10_000);
  expect(drawn()).toEqual(places(title.model.reels));
});

test('free games are counted, can be skipped together, and end at the round’s win', async () => {
  const page = open(async () => answerOf(withFreeGames));
  const skip = () => page.root.querySelector<HTMLElement>('.skip-free');
  page.spin();
  await page.pass(400);
  expect(page.text('.plaque-free')).toBe('');
  for (let waited = 0; skip()?.hidden && waited < 20_000; waited += 100) await page.pass(100);
  expect(page.text('.plaque-free')).toMatch(/^Free game 1 of \d+/);
  skip()?.click();
  await page.pass(2_000);
  expect(page.root.dataset['phase']).toBe('idle');
  expect(page.meter('win').replaceAll(/[₫,]/g, '')).toBe(withFreeGames.win);
});

test('changing seeds shows the old server seed and the new commitment', async () => {
  const page = open(async () => answerOf(winning));
  const input = page.root.querySelector<HTMLInputElement>('#client-seed');
  if (!input) throw new Error('no seed field');
  expect(input.value).toBe('hoa sen');
  input.value = ' my own ';
  page.root.querySelector<HTMLElement>('.sheet-fairness .primary-button')?.click();
  await page.pass(50);
  expect(page.api.changeSeeds.mock.calls).toEqual([['play-session', 'my own']]);
  expect(page.text('.revealed')).toContain('open now');
  expect(page.text('.sheet-fairness .secret')).toBe('next hash');
});
