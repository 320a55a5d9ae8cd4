import { expect, test } from 'vitest';
import { createTaskQueue } from './taskQueue.ts';
import { CallRefusal } from './http/handler.ts';
import { silentLog } from './log.ts';

/** Work that ends when it is told to, and who is at it. */
function heldWork() {
  const ends: (() => void)[] = [];
  return { ends, work: () => new Promise<void>((resolve) => void ends.push(resolve)) };
}

test('nothing begins before whoever asked has gone on', async () => {
  const taskQueue = createTaskQueue(silentLog);
  const told: string[] = [];
  taskQueue.do('something', async () => void told.push('done'));
  await Promise.resolve();
  told.push('answered');
  await taskQueue.settled();
  expect(told).toEqual(['answered', 'done']);
});

test('a few are under way at once, the others wait for their turn, and all of it is waited for', async () => {
  const taskQueue = createTaskQueue(silentLog);
  const { ends, work } = heldWork();
  for (let index = 0; index < 9; index += 1) taskQueue.do('something', work);
  let isSettled = false;
  const settled = taskQueue.settled().then(() => (isSettled = true));
  await expect.poll(() => ends.length).toBe(4);
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(5);
  expect(isSettled).toBe(false);
  for (let index = 1; index < 9; index += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(index);
    ends[index]?.();
  }
  await settled;
  expect(ends).toHaveLength(9);
});

test('what is taken on while the last of it is awaited is awaited as well', async () => {
  const taskQueue = createTaskQueue(silentLog);
  const told: string[] = [];
  taskQueue.do('first', async () => {
    taskQueue.do('second', async () => void told.push('second'));
  });
  await taskQueue.settled();
  expect(told).toEqual(['second']);
});

test('what fails is logged by its name, and keeps nothing from being done', async () => {
  const logged: object[] = [];
  const taskQueue = createTaskQueue({ ...silentLog, error: (details) => void logged.push(details) });
  const error = new Error('the store is away');
  let isDone = false;
  taskQueue.do('a link', () => Promise.reject(error));
  taskQueue.do('a code', () => {
    throw error;
  });
  taskQueue.do('another', async () => void (isDone = true));
  await taskQueue.settled();
  expect(logged).toEqual([
    { error, what: 'a link' },
    { error, what: 'a code' },
  ]);
  expect(isDone).toBe(true);
});

test('no more than a thousand wait: who comes then is refused, and may come again', async () => {
  const taskQueue = createTaskQueue(silentLog);
  const { ends, work } = heldWork();
  let done = 0;
  for (let index = 0; index < 4; index += 1) taskQueue.do('slow', work);
  await expect.poll(() => ends.length).toBe(4);
  const quick = async (): Promise<void> => void (done += 1);
  for (let index = 0; index < 1_000; index += 1) taskQueue.do('quick', quick);
  expect(() => taskQueue.do('one more', quick)).toThrow(CallRefusal);
  for (const end of ends) end();
  await taskQueue.settled();
  taskQueue.do('one more', quick);
  await taskQueue.settled();
  expect(done).toBe(1_001);
});
