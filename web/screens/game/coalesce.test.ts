import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coalesce } from './coalesce.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('WEB-020 ten thousand requests in a second cost two runs', () => {
  let runs = 0;
  const { ask } = coalesce(() => (runs += 1), 1_000);
  for (let count = 0; count < 10_000; count += 1) ask();
  expect(runs).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(runs).toBe(2);
  vi.advanceTimersByTime(10_000);
  expect(runs).toBe(2);
});

test('a request after the pause runs at once', () => {
  let runs = 0;
  const { ask } = coalesce(() => (runs += 1), 1_000);
  ask();
  vi.advanceTimersByTime(1_001);
  ask();
  expect(runs).toBe(2);
});

test('nothing runs once it is stopped', () => {
  let runs = 0;
  const { ask, stop } = coalesce(() => (runs += 1), 1_000);
  ask();
  ask();
  stop();
  vi.advanceTimersByTime(5_000);
  expect(runs).toBe(1);
});
