import { expect, test } from 'vitest';
import { createFairQueue } from './fairQueue.ts';

test('turns come one at a time, in the order of asking', async () => {
  const queue = createFairQueue(1_000);
  const order: string[] = [];
  const run = async (index: number) => {
    await queue.turn();
    order.push(`${index} begins`);
    await Promise.resolve();
    order.push(`${index} ends`);
    queue.next();
  };
  await Promise.all([0, 1, 2, 3].map(run));
  expect(order).toEqual([0, 1, 2, 3].flatMap((index) => [`${index} begins`, `${index} ends`]));
});

test('whoever asks for a turn while holding one is told so, and the queue goes on', async () => {
  const queue = createFairQueue(20);
  await queue.turn();
  await expect(queue.turn()).rejects.toThrow('waits for itself');
  queue.next();
  await queue.turn();
  queue.next();
});
