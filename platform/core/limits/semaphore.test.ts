import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

test('AUT-003 as many as there are places are let in, one more is refused, until one is given back', () => {
  const take = createSemaphore(2);
  const [release] = [take(), take()];
  const refused = expect.objectContaining({ code: 'too_many_attempts', value: { retryAfterSeconds: 1, full: true } });
  expect(() => take()).toThrow(refused);
  release();
  take();
  expect(() => take()).toThrow(refused);
});
