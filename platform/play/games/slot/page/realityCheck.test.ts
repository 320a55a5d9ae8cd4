// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerOf, openPage, visitReport, winning } from '../../testing/openPage.ts';
import { PlayRefusal } from '../../kit/playApi.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const dialogOf = (root: HTMLElement): HTMLDialogElement => {
  const dialog = root.querySelector<HTMLDialogElement>('.sheet-reality');
  if (!dialog) throw new Error('there is no such dialog');
  return dialog;
};
const press = (root: HTMLElement, label: string): void =>
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click();

test('PP-17 a round that has to wait shows time, stakes, returns and what is left of them, and goes on once that is answered', async () => {
  let waits = true;
  const page = openPage(async () => {
    if (waits) throw new PlayRefusal('reality_check');
    return answerOf(winning);
  });
  const dialog = dialogOf(page.root);
  page.spin();
  await page.pass(100);
  expect(dialog.open).toBe(true);
  expect(dialog.querySelector('dl')?.textContent).toBe('Time of this visit1:00:00Staked₫5,000Returned₫4,200Net this visit−₫800');
  expect(page.text('.notice p')).toContain('Play waits for your answer');
  const escape = new Event('cancel', { cancelable: true });
  dialog.dispatchEvent(escape);
  expect(escape.defaultPrevented).toBe(true);
  expect(page.api.goOn).not.toHaveBeenCalled();
  waits = false;
  press(page.root, 'Keep playing');
  await page.pass(100);
  expect([dialog.open, page.api.goOn.mock.calls]).toEqual([false, [['play-session']]]);
  page.spin();
  await page.pass(8_000);
  expect(page.text('.plaque-text')).toContain('You won');
});

test('PP-17 it comes by itself when its time has come, and again after each answer', async () => {
  const page = openPage(async () => answerOf(winning), { realityCheckIn: 600_000 });
  const dialog = dialogOf(page.root);
  await page.pass(599_000);
  expect(dialog.open).toBe(false);
  await page.pass(1_100);
  expect(dialog.open).toBe(true);
  press(page.root, 'Keep playing');
  await page.pass(100);
  expect(dialog.open).toBe(false);
  await page.pass(visitReport.realityCheckIn);
  expect(dialog.open).toBe(true);
});

test('PP-17 it leads out of the game, and to the bets', async () => {
  const page = openPage(async () => answerOf(winning), { realityCheckIn: 0 });
  await page.pass(100);
  press(page.root, 'See my bets');
  press(page.root, 'Stop playing');
  expect(page.told).toEqual(['game:ready', 'game:history', 'game:exit']);
});

test('PP-17 an answer that does not arrive leaves the question standing', async () => {
  const page = openPage(async () => answerOf(winning), { realityCheckIn: 0 });
  page.api.goOn.mockRejectedValue(new PlayRefusal('session_over'));
  await page.pass(100);
  press(page.root, 'Keep playing');
  await page.pass(100);
  expect(dialogOf(page.root).open).toBe(true);
  expect(dialogOf(page.root).querySelector<HTMLElement>('[role=alert]')?.hidden).toBe(false);
});
