import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlayFault } from '../../games/kit/playApi.ts';
import { openWheel, round } from './testing/openWheel.ts';

const asked = ['session-of-the-wallet', 'r'];
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('PP-28 a turn that the page was left before it was shown is shown by the next one, without being played again', async () => {
  const { api, pass, said, root, told } = openWheel(async () => round(1, '0'), false, undefined, false, round(0, '3000'));
  await pass(1_000);
  expect([said(), root.dataset['phase']]).toEqual(['Your last round is shown to its end.', 'turning']);
  await pass(2_000);
  expect(said()).toBe('Your last round is shown to its end. You won ₫3,000. Balance ₫50,000.');
  expect([root.dataset['phase'], told]).toEqual(['idle', ['game:round-settled']]);
  expect([api.turn.mock.calls, api.shown.mock.calls, api.play.mock.calls]).toEqual([[asked], [asked], []]);
});

test('PP-28 a turn is told to be shown once its end was shown, and where that is lost the page goes on', async () => {
  const { turn, pass, api, said, root } = openWheel(async () => round(1, '0'));
  api.shown.mockRejectedValue(new PlayFault('no answer'));
  await pass(10);
  expect(api.turn).not.toHaveBeenCalled();
  turn();
  await pass(2_500);
  expect(api.shown).not.toHaveBeenCalled();
  await pass(60_000);
  expect(new Set(api.shown.mock.calls.map(([, reference]) => reference))).toEqual(new Set(['r']));
  expect([said(), root.dataset['phase']]).toEqual(['No win this round. Balance ₫50,000.', 'idle']);
});

test('PP-28 a turn that was not even drawn when its page was left is waited for, and then shown', async () => {
  const { api, turn, pass, said, root } = openWheel(async () => round(1, '0'), false, undefined, false, round(0, '3000'), 2);
  await pass(100);
  turn();
  expect([said(), root.dataset['phase']]).toEqual(['The wheel turns…', 'turning']);
  await pass(4_000);
  expect(said()).toBe('Your last round is shown to its end. You won ₫3,000. Balance ₫50,000.');
  expect([api.turn.mock.calls.length, api.shown.mock.calls, api.play.mock.calls]).toEqual([3, [asked], []]);
});
