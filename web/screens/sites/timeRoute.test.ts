import { afterEach, expect, test, vi } from 'vitest';
import { timeRoute } from './timeRoute.ts';

afterEach(() => void vi.restoreAllMocks());

/** An address that takes so long each time it is asked, and is not reached where that is null. */
function answeringAfter(...delays: readonly (number | null)[]): void {
  let now = 0;
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const delay = delays[time];
    time += 1;
    if (delay == null) throw new TypeError('not reached');
    now += delay;
    return new Response('ok');
  });
}
const measured = () => timeRoute('https://play.example/', new AbortController().signal);

test.each([
  ['the first, which pays for finding it, is slow', [300, 40, 60], 40],
  ['the first is the quickest', [20, 40, 60], 20],
  ['it is lost after the first', [50, null], 50],
  ['it is not reached at all', [null], null],
])('OF-01 of three times the quickest counts: where %s', async (_what, delays, speed) => {
  answeringAfter(...delays);
  expect(await measured()).toBe(speed);
});

test('OF-01 an address that says nothing for five seconds is not reached', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  answeringAfter(10, 10, 10);
  await measured();
  expect(limit.mock.calls).toEqual([[5_000], [5_000], [5_000]]);
});
