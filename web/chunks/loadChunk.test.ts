import { globSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { loadChunk } from './loadChunk.ts';

const failing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('ER-02 a chunk that fails once is fetched again, and nobody hears of it', async () => {
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(failing).mockResolvedValueOnce('screen');
  expect([await loadChunk(load), load.mock.calls.length]).toEqual(['screen', 2]);
});

test('ER-02 one that fails twice is a fault with a code, and is not tried a third time', async () => {
  const load = vi.fn<() => Promise<string>>().mockImplementation(failing);
  await expect(loadChunk(load)).rejects.toMatchObject({ code: 'CHUNK_NOT_LOADED' });
  expect(load).toHaveBeenCalledTimes(2);
});

test('ER-02 one that has not come after 120 seconds is fetched again, and given up after as many more', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => new Promise<string>(() => undefined));
  let outcome: unknown;
  loadChunk(load).catch((cause: unknown) => (outcome = cause));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toMatchObject({ code: 'CHUNK_NOT_LOADED' });
  vi.useRealTimers();
});

/** What may do without its code, and says so where it fetches it. */
const withoutHarm = new Set(['web/ui/Carousel/Carousel.tsx', 'web/chunks/loadChunk.ts']);

test('ER-02 every part of the code is fetched that way', () => {
  const bare = globSync('web/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.|\/testing\/|__generated__/.test(file) && !withoutHarm.has(file))
    .filter((file) => {
      const text = readFileSync(file, 'utf8');
      return (text.match(/\bimport\(/g)?.length ?? 0) > (text.match(/loadChunk\(\(\) => import\(/g)?.length ?? 0);
    });
  expect(bare).toEqual([]);
});
