import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerOf, openPage, winning } from '../testing/openPage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const open = () => {
  const page = openPage(async () => answerOf(winning));
  const sheet = page.root.querySelector<HTMLDialogElement>('.sheet-paytable');
  const switched = () => sheet?.querySelector<HTMLInputElement>('[role=switch]');
  return {
    ...page,
    sheet,
    switched,
    /** Opens the sheet as one does who presses no keys. */
    look: () => [...page.root.querySelectorAll('button')].find(({ textContent }) => textContent === 'Paytable')?.click(),
    shortcuts: () => [...page.root.querySelectorAll('[aria-keyshortcuts]')].map((each) => each.getAttribute('aria-keyshortcuts')),
    isTold: () => page.root.querySelector<HTMLElement>('.session-line .keys')?.hidden === false,
  };
};

test('the keys are told beside the switch that turns them off, which the browser remembers', async () => {
  const page = open();
  press('p');
  expect([page.sheet?.open, page.isTold(), page.shortcuts()]).toEqual([true, true, ['P', 'F']]);
  expect(page.switched()?.closest('section')?.textContent).toMatch(/Space: spin.*P: paytable.*Use these keys anywhere on the page/);
  page.switched()?.click();
  page.sheet?.close();
  for (const key of ['p', 'f', ' ', 'Enter']) press(key);
  await page.pass(100);
  expect([page.root.querySelector('dialog[open]'), page.api.play.mock.calls.length]).toEqual([null, 0]);
  expect([page.isTold(), page.shortcuts()]).toEqual([false, []]);
  page.giveKeysBack();

  const later = open();
  press('p');
  expect([later.sheet?.open, later.isTold(), later.shortcuts()]).toEqual([false, false, []]);
  later.look();
  expect([later.sheet?.open, later.switched()?.checked]).toEqual([true, false]);
  later.switched()?.click();
  later.sheet?.close();
  press('f');
  expect([later.root.querySelector('.sheet-fairness')?.hasAttribute('open'), later.shortcuts()]).toEqual([true, ['P', 'F']]);
});
