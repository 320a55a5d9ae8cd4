import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWheel, round } from './testing/openWheel.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('PP-17 the question how it goes comes by itself over the wheel, when its time has come', async () => {
  const { pass, root } = openWheel(async () => round(1, '0'), false, undefined, false, null, 0, 600_000);
  const isAsked = () => root.querySelector<HTMLDialogElement>('.sheet-reality')?.open;
  await pass(599_000);
  expect(isAsked()).toBe(false);
  await pass(1_000);
  expect(isAsked()).toBe(true);
});
