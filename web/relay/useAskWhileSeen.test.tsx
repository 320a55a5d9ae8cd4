import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAskWhileSeen } from './useAskWhileSeen.ts';

const every = 3_000;
const asked: { closed: boolean; unsubscribe: () => void }[] = [];
const ask = () => {
  const one = { closed: false, unsubscribe: () => void (one.closed = true) };
  asked.push(one);
  return one;
};
const answer = () => asked.forEach((each) => (each.closed = true));
let isHidden = false;
const see = (isSeen: boolean) => {
  isHidden = !isSeen;
  document.dispatchEvent(new Event('visibilitychange'));
};
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  asked.splice(0);
  isHidden = false;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('asks again and again, and not before the last answer is there', () => {
  renderHook(() => useAskWhileSeen(ask, every));
  wait(every - 1);
  expect(asked).toHaveLength(0);
  wait(1);
  expect(asked).toHaveLength(1);
  wait(2 * every);
  expect(asked).toHaveLength(1);
  answer();
  wait(every);
  expect(asked).toHaveLength(2);
});

test('a page that nobody sees asks nothing, and asks at once when it is come back to', () => {
  renderHook(() => useAskWhileSeen(ask, every));
  see(false);
  wait(10 * every);
  expect(asked).toHaveLength(0);
  see(true);
  expect(asked).toHaveLength(1);
});

test('once there is nothing to ask for, the answer that is on its way is not waited for, and nothing is asked any more', () => {
  const { rerender, unmount } = renderHook(({ isOn }) => useAskWhileSeen(ask, every, isOn), { initialProps: { isOn: true } });
  wait(every);
  expect(asked.map(({ closed }) => closed)).toEqual([false]);
  rerender({ isOn: false });
  expect(asked.map(({ closed }) => closed)).toEqual([true]);
  wait(10 * every);
  see(true);
  expect(asked).toHaveLength(1);
  rerender({ isOn: true });
  wait(every);
  unmount();
  expect(asked.map(({ closed }) => closed)).toEqual([true, true]);
});
