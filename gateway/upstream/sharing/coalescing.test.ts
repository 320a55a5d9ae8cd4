import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { createCoalescing } from './coalescing.ts';

/** Work that ends when it is told to. */
const held = () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: vi.fn(() => promise), resolve, reject };
};

test('what is asked for under one key at the same time is done once, under another for itself, and anew afterwards', async () => {
  const coalescing = createCoalescing<string>();
  const [first, second, other] = [held(), held(), held()];
  const waiting = [coalescing.run('a', first.work), coalescing.run('a', second.work), coalescing.run('b', other.work)];
  expect([first, second, other].map(({ work }) => work.mock.calls.length)).toEqual([1, 0, 1]);
  expect([coalescing.isRunning('a'), coalescing.isRunning('c')]).toEqual([true, false]);
  first.resolve('one');
  other.resolve('two');
  expect(await Promise.all(waiting)).toEqual(['one', 'one', 'two']);
  expect(coalescing.isRunning('a')).toBe(false);
  second.resolve('later');
  expect(await coalescing.run('a', second.work)).toBe('later');
});

test('a failure is that of all who wait for it, and of nobody after them', async () => {
  const coalescing = createCoalescing<string>();
  const [first, second] = [held(), held()];
  const waiting = [coalescing.run('a', first.work), coalescing.run('a', second.work)];
  first.reject(new Error('away'));
  for (const each of waiting) await expect(each).rejects.toThrow('away');
  second.resolve('back');
  expect(await coalescing.run('a', second.work)).toBe('back');
});

test('what is forgotten is done anew, and its late end does not take the place of the new', async () => {
  const coalescing = createCoalescing<string>();
  const [old, fresh] = [held(), held()];
  const before = coalescing.run('a', old.work);
  coalescing.forget('a');
  const after = coalescing.run('a', fresh.work);
  old.resolve('old');
  expect(await before).toBe('old');
  expect(coalescing.isRunning('a')).toBe(true);
  fresh.resolve('fresh');
  expect(await after).toBe('fresh');
});

test('what has been handed out is not held: the collector of young objects takes it', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options?: { readonly type: 'minor' }) => void;
  const coalescing = createCoalescing<readonly number[]>();
  const waiting: (() => void)[] = [];
  const turn = async (index: number): Promise<void> => {
    // 8 KB each, and always some thirty under way.
    const work = () => new Promise<readonly number[]>((resolve) => waiting.push(() => resolve(Array.from({ length: 1_000 }, () => index))));
    void coalescing.run(`search ${index}`, work);
    if (waiting.length > 32) waiting.shift()?.();
    await Promise.resolve();
    if (index % 100 === 0) collect({ type: 'minor' });
  };
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let index = 0; index < 12_000; index += 1) await turn(index);
  for (let time = 0; time < 2; time += 1) collect({ type: 'minor' });
  // By a map of promises it is 40.
  expect((process.memoryUsage().heapUsed - before) / 2 ** 20).toBeLessThan(15);
});
