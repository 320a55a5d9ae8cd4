import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlayFault, PlayRefusal } from '../../games/kit/playApi.ts';
import { openWheel, round, visit } from './testing/openWheel.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test.each([
  ['more than the stake is won', round(0, '3000'), 'You won ₫3,000. Balance ₫50,000.', true],
  ['the stake alone comes back, without any celebration', round(2, '1000'), '₫1,000 returned. Balance ₫50,000.', false],
  ['nothing comes back', round(1, '0'), 'No win this round. Balance ₫50,000.', false],
])('PP-31 where %s the wheel says so once it rests', async (_, played, said, isCelebrated) => {
  const { turn, pass, root, said: result, told } = openWheel(async () => played);
  turn();
  await pass(2_500);
  expect([result(), told]).toEqual(['The wheel turns…', []]);
  await pass(200);
  expect([result(), root.classList.contains('celebrated'), told]).toEqual([said, isCelebrated, ['game:round-settled']]);
});

test('PP-20 the balance stands below the wheel in its currency, and is what the turn has left of it once the wheel rests', async () => {
  const { turn, pass, root } = openWheel(async () => round(0, '3000'));
  const balance = () =>
    [...root.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Balance')?.nextElementSibling?.textContent;
  expect(balance()).toBe('₫51,000');
  turn();
  await pass(2_700);
  expect(balance()).toBe('₫50,000');
});

test('PP-18 how long the visit lasts goes on below the wheel, from where the house has it', async () => {
  const { pass, root } = openWheel(async () => round(1, '0'));
  await pass(1_000);
  expect(root.querySelector('.session-line .figure')?.textContent).toBe('01:01');
  await pass(64_000);
  expect(root.querySelector('.session-line .figure')?.textContent).toBe('02:05');
});

test('PP-30 the next turn begins five seconds after the last one, whatever is pressed', async () => {
  const { turn, pass, api } = openWheel(async () => round(1, '0'));
  turn();
  turn();
  await pass(4_900);
  turn();
  expect(api.play).toHaveBeenCalledTimes(1);
  await pass(200);
  turn();
  expect(api.play.mock.calls.map(([, , reference]) => reference)).toEqual(['reference-1', 'reference-2']);
});

test('PP-29 a lost answer is asked for again as the same turn', async () => {
  let lost = 2;
  const { turn, pass, api, said } = openWheel(async () => {
    lost -= 1;
    if (lost >= 0) throw new PlayFault('no answer');
    return round(1, '0');
  });
  turn();
  await pass(6_000);
  expect(new Set(api.play.mock.calls.map(([, stake, reference]) => `${stake} ${reference}`))).toEqual(new Set(['1000 reference-1']));
  expect(said()).toMatch(/^No win/);
});

test('PP-29 a turn is asked for until it is answered, by its own stake; that its answer is late is told for as long as it is', async () => {
  let failure: Error | null = new PlayFault('no answer');
  const { turn, pass, api, root, said } = openWheel(async () => (failure ? Promise.reject(failure) : round(1, '0')));
  const asked = () => api.play.mock.lastCall?.slice(1);
  turn();
  await pass(2_900);
  expect(said()).toBe('The wheel turns…');
  await pass(200);
  expect(said()).toMatch(/^The connection is lost\./);
  root.querySelector<HTMLElement>('[aria-label="Raise the stake"]')?.click();
  await pass(120_000);
  turn();
  expect([root.dataset['phase'], said(), asked()]).toEqual(['turning', expect.stringMatching(/waiting/), ['1000', 'reference-1']]);
  failure = null;
  await pass(1_400);
  expect(said()).toBe('The wheel turns…');
  await pass(2_700);
  expect([said(), asked()]).toEqual([expect.stringMatching(/^No win/), ['1000', 'reference-1']]);
});

test.each([new PlayFault('no answer'), new PlayRefusal('site_closed')])(
  'PP-30 where how the visit goes cannot be had (%o), what a turn came to still stands, and the next one begins no earlier',
  async (failure) => {
    const { turn, pass, api, said } = openWheel(
      async () => round(0, '3000'),
      false,
      () => Promise.reject(failure),
    );
    await pass(10);
    expect(said()).toBe('Choose your stake, then turn the wheel.');
    turn();
    await pass(4_900);
    turn();
    expect([said(), api.play.mock.calls.length]).toEqual(['You won ₫3,000. Balance ₫50,000.', 1]);
    await pass(200);
    turn();
    expect(api.play).toHaveBeenCalledTimes(2);
  },
);

test('PP-19 how the visit went before a turn does not stand in the place of how it goes after, be it answered later', async () => {
  let isFirst = true;
  const { turn, pass, root } = openWheel(
    async () => round(1, '0'),
    true,
    async () => {
      if (!isFirst) return visit;
      isFirst = false;
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      return { ...visit, net: '0' };
    },
  );
  turn();
  await pass(1_000);
  expect(root.querySelector('.session-line')?.textContent).toContain('-₫1,000');
  await pass(5_000);
  expect(root.querySelector('.session-line')?.textContent).toContain('-₫1,000');
});

test('a session that is over by the time the visit is looked at covers the wheel', async () => {
  const { pass, root } = openWheel(
    async () => round(1, '0'),
    false,
    () => Promise.reject(new PlayRefusal('session_over')),
  );
  await pass(10);
  expect(root.querySelector('.cover h1')?.textContent).toBe('Your session has ended');
});

test('who wants less motion sees where the wheel rests at once', async () => {
  const { turn, pass, said } = openWheel(async () => round(0, '3000'), true);
  turn();
  await pass(50);
  expect(said()).toMatch(/^You won/);
});

test.each([
  ['insufficient_funds', /balance is too low/],
  ['limit_reached', /limit that you have set\. What each of them leaves stands in the member centre, below “Limits and breaks”\./],
  ['play_paused', /taking a break/],
  ['site_closed', /^It is being worked on, or not offered where you are/],
  ['too_early', /no stake was taken \(too_early\)/],
])('a turn that is refused by %s is explained, and another one can be tried', async (code, words) => {
  const { turn, pass, said, root } = openWheel(() => Promise.reject(new PlayRefusal(code)));
  turn();
  await pass(10);
  expect([said(), root.dataset['phase']]).toEqual([expect.stringMatching(words), 'idle']);
});

test('whoever lacks the stake is led to a deposit, which the meter has at once', async () => {
  const { turn, pass, said, told, button, moveMoney, root } = openWheel(() => Promise.reject(new PlayRefusal('insufficient_funds')));
  expect(button('Make a deposit')?.hidden).toBe(true);
  turn();
  await pass(10);
  button('Make a deposit')?.click();
  expect(told).toEqual(['game:deposit']);
  moveMoney();
  await pass(10);
  expect(root.querySelector('.meter .figure')?.textContent).toBe('₫250,000');
  expect([button('Make a deposit')?.hidden, said()]).toEqual([true, expect.not.stringContaining('too low')]);
});

test('while the wheel turns no other balance is told than the one that it brings', async () => {
  const { turn, pass, moveMoney, root, api } = openWheel(async () => round(1, '0'));
  moveMoney();
  turn();
  moveMoney();
  await pass(2_500);
  expect(root.querySelector('.meter .figure')?.textContent).toBe('₫51,000');
  expect(api.balance).toHaveBeenCalledTimes(1);
});

test('what was paid in while the wheel turned is on its meter once it rests', async () => {
  const { turn, pass, moveMoney, root, said } = openWheel(async () => round(1, '0'));
  turn();
  await pass(1_000);
  moveMoney();
  await pass(1_000);
  expect(root.querySelector('.meter .figure')?.textContent).toBe('₫51,000');
  await pass(700);
  expect(root.querySelector('.meter .figure')?.textContent).toBe('₫250,000');
  expect(said()).toBe('No win this round. Balance ₫250,000.');
});

test('PP-25 a trial, whose funds nobody can add to, is not told to deposit', async () => {
  const { turn, pass, said, button } = openWheel(() => Promise.reject(new PlayRefusal('insufficient_funds')), false, undefined, true);
  turn();
  await pass(10);
  expect(button('Make a deposit')?.hidden).toBe(true);
  expect(said()).toBe('Your play funds are too low for this stake. Lower the stake, or open an account of your own on the site.');
});

test('PP-17 where play waits for an answer it asks, and turns once it is given', async () => {
  const { turn, pass, root, api } = openWheel(() => Promise.reject(new PlayRefusal('reality_check')));
  turn();
  await pass(10);
  const dialog = root.querySelector<HTMLDialogElement>('.sheet-reality');
  expect(dialog?.open).toBe(true);
  [...(dialog?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Keep playing')?.click();
  await pass(10);
  expect([dialog?.open, api.visit.mock.lastCall?.[1]]).toEqual([false, true]);
});

test('PP-32 a session that has ended by the time the question is answered covers the wheel', async () => {
  let isOver = false;
  const { turn, pass, root, told } = openWheel(
    () => Promise.reject(new PlayRefusal('reality_check')),
    false,
    async () => (isOver ? Promise.reject(new PlayRefusal('session_over')) : visit),
  );
  turn();
  await pass(10);
  isOver = true;
  const dialog = root.querySelector<HTMLDialogElement>('.sheet-reality');
  [...(dialog?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Keep playing')?.click();
  await pass(10);
  expect([dialog?.open, root.querySelector('.cover h1')?.textContent]).toEqual([false, 'Your session has ended']);
  expect(told).toEqual(['game:session-over']);
});

test('a session that is over covers the wheel, and tells the site', async () => {
  const { turn, pass, root, told } = openWheel(() => Promise.reject(new PlayRefusal('session_over')));
  turn();
  await pass(10);
  expect([root.querySelector('.cover h1')?.textContent, told]).toEqual(['Your session has ended', ['game:session-over']]);
});

test('PP-23 the rules say what each pocket pays, how likely it is, and what comes back in the long run', () => {
  const { root } = openWheel(async () => round(1, '0'));
  const rows = [...root.querySelectorAll('.pays tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['×3', '1', '25%'],
    ['×2', '1', '25%'],
    ['×1', '1', '25%'],
    ['×0', '1', '25%'],
  ]);
  expect(root.querySelector('.return')?.textContent).toBe('150%');
});
