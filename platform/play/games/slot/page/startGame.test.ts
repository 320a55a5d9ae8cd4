import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compareAmounts } from '../../kit/amount.ts';
import { answerOf, openPage, other, title, winning } from '../../testing/openPage.ts';
import { testRound, testSeedsAt } from '../../testing/playedRounds.ts';
import { PlayFault, PlayRefusal } from '../../kit/playApi.ts';

const [lowest = ''] = title.stakes;
const returned = testRound(title, lowest, (round) => compareAmounts(round.win, '0') > 0 && compareAmounts(round.win, round.stake) < 0);
const withFreeGames = testRound(title, lowest, (round) => round.spins.length > 3);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('PP-20 PP-29 a round is asked for once, presented, seen, and told to the site', async () => {
  const page = openPage(async () => answerOf(winning));
  page.spin();
  page.spin();
  await page.pass(300);
  expect(page.api.play.mock.calls).toEqual([['play-session', lowest, 'key-1']]);
  expect(page.meter('balance')).toBe(`₫${Number(100000 - Number(lowest)).toLocaleString('en-GB')}`);
  expect(page.told).toEqual(['game:ready']);
  await page.pass(8_000);
  expect(page.api.seen.mock.calls).toEqual([['play-session', winning.id]]);
  expect(page.told).toEqual(['game:ready', 'game:round-settled']);
  expect(page.text('.plaque-text')).toContain('You won');
  expect(page.live()).toContain('You won');
  expect(page.root.querySelector('.meters')?.classList.contains('celebrated')).toBe(true);
  expect(page.heard).toEqual(['press', 'win']);
});

test('MC-07 the money of a round is told, here and to the site, as its last spin rests: the lines are pointed out after it', async () => {
  const page = openPage(async () => answerOf(winning));
  page.spin();
  for (let time = 0; page.meter('win') === '₫0' && time < 8_000; time += 20) await page.pass(20);
  expect(page.root.dataset['phase']).toBe('showing');
  expect(page.told).toEqual(['game:ready', 'game:round-settled']);
  expect(page.meter('balance')).toBe(`₫${(100_000 - Number(lowest) + Number(winning.win)).toLocaleString('en-GB')}`);
  await page.pass(8_000);
  expect(page.root.dataset['phase']).toBe('idle');
  expect(page.told).toEqual(['game:ready', 'game:round-settled']);
});

test('MC-07 a round with free games is told as the last of them rests, and no sooner', async () => {
  const page = openPage(async () => answerOf(withFreeGames));
  page.spin();
  const staked = `₫${(100_000 - Number(lowest)).toLocaleString('en-GB')}`;
  await page.pass(20);
  for (let time = 0; !page.told.includes('game:round-settled') && time < 600_000; time += 20) {
    expect(page.meter('balance')).toBe(staked);
    await page.pass(20);
  }
  expect(page.meter('balance')).toBe(`₫${(100_000 - Number(lowest) + Number(withFreeGames.win)).toLocaleString('en-GB')}`);
});

test('PP-31 a return up to the stake is told calmly and not celebrated', async () => {
  const page = openPage(async () => answerOf(returned));
  page.spin();
  await page.pass(8_000);
  expect(page.text('.plaque-text')).toContain('returned');
  expect(page.root.querySelector('.celebrated')).toBeNull();
  expect(page.heard).toEqual(['press', 'land']);
});

test('PP-30 paid rounds begin at least 2.5 s apart, however fast the presentation is skipped', async () => {
  const page = openPage(async () => answerOf(winning), { canStopEarly: true });
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

test('PP-30 the reels cannot be stopped early, nor free games passed over, unless the brand allows it', async () => {
  const page = openPage(async () => answerOf(withFreeGames));
  const button = page.root.querySelector<HTMLElement>('.spin');
  const skip = page.root.querySelector<HTMLElement>('.skip-free');
  page.spin();
  const began = Date.now();
  for (let time = 0; page.text('.plaque-free') === '' && time < 30_000; time += 50) {
    page.spin();
    await page.pass(50);
    expect([button?.getAttribute('aria-disabled'), skip?.hidden]).toEqual(['true', true]);
  }
  expect(Date.now() - began).toBeGreaterThanOrEqual(2_500);
  // Every spin of the round has its 2.5 seconds.
  for (let time = 0; page.root.dataset['phase'] === 'showing' && time < 600_000; time += 250) {
    page.spin();
    skip?.click();
    await page.pass(250);
  }
  expect(Date.now() - began).toBeGreaterThanOrEqual((withFreeGames.spins.length - 1) * 2_500);
  expect(page.api.play).toHaveBeenCalledTimes(1);
});

test('PP-30 a round that comes before its time is asked for again, once the time has come, by the same key and without an error', async () => {
  let early = true;
  const page = openPage(async () => {
    if (!early) return answerOf(winning);
    early = false;
    throw new PlayRefusal('too_soon', 1_800);
  });
  page.spin();
  await page.pass(1_700);
  expect(page.text('.notice p')).toContain('One round at a time');
  expect(page.api.play).toHaveBeenCalledTimes(1);
  await page.pass(200);
  expect(page.api.play.mock.calls.map(([, , key]) => key)).toEqual(['key-1', 'key-1']);
  expect(page.root.querySelector<HTMLElement>('.notice')?.hidden).toBe(true);
  await page.pass(8_000);
  expect(page.text('.plaque-text')).toContain('You won');
});

test('a game that was opened just after a round begins the next in its time', async () => {
  const page = openPage(async () => answerOf(winning), { nextRoundIn: 1_000 });
  page.spin();
  await page.pass(950);
  expect(page.api.play).not.toHaveBeenCalled();
  await page.pass(100);
  page.spin();
  await page.pass(50);
  expect(page.api.play).toHaveBeenCalledTimes(1);
});

test('PP-18 PP-19 time and position of the visit go on where the server has them', async () => {
  const page = openPage(async () => answerOf(winning), { visit: { net: '-300', elapsed: 3_600_000 } });
  expect(page.text('.session-line')).toContain('1:00:00');
  expect(page.text('.session-line')).toContain('-₫300');
  await page.pass(2_000);
  expect(page.text('.session-line')).toContain('1:00:02');
});

test('a lost answer is asked for again with the same key, and the player is told that the round is safe', async () => {
  let lost = 5;
  const page = openPage(async () => {
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

test('PP-29 a first spin whose seed is lost before anything was staked says so', async () => {
  const page = openPage(async () => answerOf(winning), { seeds: { ...testSeedsAt(0), inUse: null } });
  page.api.changeSeeds.mockRejectedValue(new PlayFault('lost'));
  page.spin();
  await page.pass(20_000);
  expect([page.text('.notice p'), page.api.play.mock.calls]).toEqual([
    'The server did not answer. No stake was taken; try again in a moment.',
    [],
  ]);
});

test('too low a balance is said, with the way to the deposit, and costs nothing', async () => {
  const page = openPage(() => Promise.reject(new PlayRefusal('insufficient_balance')));
  page.spin();
  await page.pass(100);
  expect(page.text('.notice p')).toContain('balance is too low');
  expect(page.meter('balance')).toBe('₫100,000');
  page.root.querySelector<HTMLElement>('.notice button')?.click();
  expect(page.told.at(-1)).toBe('game:deposit');
});

test.each([
  [{ kind: 'STAKE', period: 'DAY', left: '1500' }, 'a limit that you have set (Stakes, 24 hours: ₫1,500 left). There is room again once'],
  [
    { kind: 'SESSION', period: 'MONTH', left: '0' },
    'A limit that you have set is used up (Session time, 1 month). There is room again once',
  ],
] as const)('PP-07 a stake that the player’s own limit leaves no room for is told which limit that is: %o', async (limit, said) => {
  const page = openPage(() => Promise.reject(new PlayRefusal('limit_reached', undefined, limit)));
  page.spin();
  await page.pass(100);
  expect(page.text('.notice p')).toContain(said);
});

test('a trial, whose funds nobody can add to, is not sent to the cashier', async () => {
  const page = openPage(() => Promise.reject(new PlayRefusal('insufficient_balance')), { isTrial: true });
  page.spin();
  await page.pass(100);
  expect(page.text('.notice p')).toBe(
    'Your play funds are too low for this stake. Lower the stake, or open an account of your own on the site.',
  );
  expect(page.root.querySelector<HTMLElement>('.notice button')?.hidden).toBe(true);
});

test('the end of the session covers the page and is told to the site', async () => {
  const page = openPage(() => Promise.reject(new PlayRefusal('session_over')));
  page.spin();
  await page.pass(100);
  expect(page.text('.cover h1')).toBe('Your session has ended');
  expect(page.told).toEqual(['game:ready', 'game:session-over']);
  const cover = page.root.querySelector('.cover');
  expect(page.text(`#${cover?.getAttribute('aria-describedby')}`)).toContain('Log in and open the game again');
  expect([...page.root.children].filter((child) => !child.matches('.cover, [inert]'))).toEqual([]);
});

test('an unfinished round is shown to its end and then reported as seen, without being played again', async () => {
  const page = openPage(async () => answerOf(winning), { unfinished: withFreeGames });
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
  const page = openPage(async () => answerOf(winning), { unfinished: earlier });
  await page.pass(100);
  expect(page.api.title).toHaveBeenCalledWith(other.code, other.version);
  const places = (reels: readonly (readonly string[])[]) => reels.map((reel) => reel.length + 3);
  const drawn = () => [...page.root.querySelectorAll('.strip')].map((strip) => strip.children.length);
  expect(drawn()).toEqual(places(other.model.reels));
  await page.pass(10_000);
  expect(drawn()).toEqual(places(title.model.reels));
});

test('free games are counted, can be skipped together where the brand allows it, and end at the round’s win', async () => {
  const page = openPage(async () => answerOf(withFreeGames), { canStopEarly: true });
  const skip = () => page.root.querySelector<HTMLElement>('.skip-free');
  page.spin();
  await page.pass(400);
  expect([page.text('.plaque-free'), page.live()]).toEqual(['', '']);
  for (let waited = 0; skip()?.hidden && waited < 20_000; waited += 100) await page.pass(100);
  expect(page.text('.plaque-free')).toMatch(/^Free game 1 of \d+/);
  expect(page.live()).toMatch(/^\d+ free games$/);
  skip()?.click();
  await page.pass(2_000);
  expect(page.root.dataset['phase']).toBe('idle');
  expect(page.meter('win').replaceAll(/[₫,]/g, '')).toBe(withFreeGames.win);
});
