import { expect, test } from 'vitest';
import { nextTask } from './nextTask.ts';

test('what was due before goes on first, where the browser has a scheduler', async () => {
  const order: string[] = [];
  const page = { scheduler: { yield: () => new Promise<void>((resolve) => void setTimeout(() => resolve(void order.push('others')))) } };
  await nextTask(page);
  order.push('page');
  expect(order).toEqual(['others', 'page']);
});

test('and where it has none', async () => {
  const order: string[] = [];
  setTimeout(() => order.push('others'));
  void Promise.resolve().then(() => order.push('end of this task'));
  await nextTask({});
  order.push('page');
  expect(order).toEqual(['end of this task', 'others', 'page']);
});
