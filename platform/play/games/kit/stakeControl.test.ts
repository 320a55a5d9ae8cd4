import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerOf, openPage, title, winning } from '../testing/openPage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const openStakes = () => {
  const page = openPage(async () => answerOf(winning));
  const step = (label: string) => {
    const button = page.root.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`);
    if (!button) throw new Error(`there is no ${label}`);
    return button;
  };
  const chosen = () => page.root.querySelector<HTMLInputElement>('.chip input:checked');
  return { ...page, less: step('Lower the stake'), more: step('Raise the stake'), chosen };
};

test('the button that has come to the last stake keeps the focus: the next press of its key must not fall to the page, and play', () => {
  const { less, more, chosen } = openStakes();
  for (const [button, end] of [
    [more, title.stakes.at(-1)],
    [less, title.stakes[0]],
  ] as const) {
    button.focus();
    for (let count = 0; count < title.stakes.length + 2; count += 1) button.click();
    expect([chosen()?.value, button.disabled, button.getAttribute('aria-disabled')]).toEqual([end, false, 'true']);
    expect(document.activeElement).toBe(button);
  }
});

test('PP-29 while a round is asked for and shown the stake stays, also by these buttons', async () => {
  const { more, chosen, spin, pass } = openStakes();
  spin();
  for (let time = 0; time < 1_000; time += 100) {
    more.click();
    await pass(100);
  }
  expect([chosen()?.value, more.getAttribute('aria-disabled')]).toEqual([title.stakes[0], 'true']);
});

test('the focus goes with the stake that the arrows choose, and stays there while a round is played', async () => {
  const { chosen, spin, pass } = openStakes();
  chosen()?.focus();
  chosen()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }));
  expect([chosen()?.value, document.activeElement]).toEqual([title.stakes[1], chosen()]);
  spin();
  await pass(300);
  expect(document.activeElement).toBe(chosen());
  expect(chosen()?.disabled).toBe(false);
});
