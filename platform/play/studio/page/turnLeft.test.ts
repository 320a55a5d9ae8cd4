import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlayFault, PlayRefusal } from '../../games/kit/playApi.ts';
import { openWheel, round } from './testing/openWheel.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('PP-28 a turn that the page was left before it was shown is shown by the next one, without being played again', async () => {
  const { api, pass, said, noted, root, told } = openWheel(async () => round(1, '0'), false, undefined, false, round(0, '3000'));
  await pass(1_000);
  expect([said(), root.dataset['phase']]).toEqual(['Your last round is shown to its end.', 'turning']);
  await pass(2_000);
  expect(said()).toBe('Your last round is shown to its end. You won ₫3,000. Balance ₫50,000.');
  expect([root.dataset['phase'], noted(), told]).toEqual(['idle', '', ['game:round-settled']]);
  expect([api.turn.mock.calls, api.play.mock.calls]).toEqual([[['session-of-the-wallet', 'r']], []]);
});

test('PP-28 a turn is kept in mind from its press until it was shown, also where its answer is lost', async () => {
  let failure: Error | null = new PlayFault('no answer');
  const { turn, pass, noted, api } = openWheel(async () => (failure ? Promise.reject(failure) : round(1, '0')));
  await pass(10);
  expect([api.turn.mock.calls, noted()]).toEqual([[], '']);
  turn();
  await pass(60_000);
  expect(noted()).toBe('reference-1');
  failure = null;
  turn();
  await pass(2_000);
  expect(noted()).toBe('reference-1');
  await pass(1_000);
  expect(noted()).toBe('');
});

test('a turn that was refused is not kept in mind', async () => {
  const { turn, pass, noted } = openWheel(() => Promise.reject(new PlayRefusal('insufficient_funds')));
  turn();
  await pass(10);
  expect(noted()).toBe('');
});
