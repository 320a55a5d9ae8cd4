import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerOf, openPage, visitReport, winning } from '../testing/openPage.ts';
import { PlayFault, PlayRefusal } from './playApi.ts';

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
  expect(dialog.querySelector('dl')?.textContent).toBe('Time of this visit1:00:00Staked₫5,000Returned₫4,200Net this visit-₫800');
  expect(page.text('.notice p')).toContain('Play waits for your answer');
  const escape = new Event('cancel', { cancelable: true });
  dialog.dispatchEvent(escape);
  expect([escape.defaultPrevented, dialog.getAttribute('closedby')]).toEqual([true, 'none']);
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

test('PP-17 answered in another tab, it is gone from this one that is come back to, and comes at its next time', async () => {
  const page = openPage(async () => answerOf(winning), { realityCheckIn: 0 });
  const comeBack = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await page.pass(100);
  };
  page.api.visit.mockResolvedValue({ ...visitReport, realityCheckIn: 0 });
  await page.pass(100);
  await comeBack();
  expect(dialogOf(page.root).open).toBe(true);
  page.api.visit.mockResolvedValue({ ...visitReport, realityCheckIn: 900_000 });
  await comeBack();
  expect([dialogOf(page.root).open, page.api.goOn.mock.calls]).toEqual([false, []]);
  // With no question there, nothing is asked.
  const asked = page.api.visit.mock.calls.length;
  await comeBack();
  expect(page.api.visit.mock.calls.length).toBe(asked);
  await page.pass(900_000);
  expect(dialogOf(page.root).open).toBe(true);
});

test('PP-17 an answer that does not arrive leaves the question standing', async () => {
  const page = openPage(async () => answerOf(winning), { realityCheckIn: 0 });
  page.api.goOn.mockRejectedValue(new PlayFault('no answer'));
  await page.pass(100);
  press(page.root, 'Keep playing');
  await page.pass(10_000);
  expect(dialogOf(page.root).open).toBe(true);
  expect(dialogOf(page.root).querySelector<HTMLElement>('[role=alert]')?.hidden).toBe(false);
});

test.each(['visit', 'goOn'] as const)(
  'PP-32 a session that has ended meanwhile is told as one, and the question goes with it: %s',
  async (call) => {
    const page = openPage(async () => answerOf(winning), { realityCheckIn: 0 });
    page.api[call].mockRejectedValue(new PlayRefusal('session_over'));
    await page.pass(100);
    press(page.root, 'Keep playing');
    press(page.root, 'Keep playing');
    await page.pass(100);
    expect(page.text('.cover h1')).toBe('Your session has ended');
    expect([dialogOf(page.root).open, page.told]).toEqual([false, ['game:ready', 'game:session-over']]);
  },
);

test('PP-17 what could not be shown is asked for again by the press, and only what was shown is gone on from', async () => {
  const page = openPage(async () => answerOf(winning), { realityCheckIn: 0 });
  const figures = () => dialogOf(page.root).querySelector('dl')?.textContent;
  page.api.visit.mockRejectedValue(new PlayFault('no answer'));
  await page.pass(10_000);
  expect(figures()).toBe('');
  page.api.visit.mockResolvedValue(visitReport);
  press(page.root, 'Keep playing');
  await page.pass(100);
  expect([dialogOf(page.root).open, page.api.goOn.mock.calls.length, figures()]).toEqual([
    true,
    0,
    expect.stringContaining('Staked₫5,000'),
  ]);
  press(page.root, 'Keep playing');
  await page.pass(100);
  expect([dialogOf(page.root).open, page.api.goOn.mock.calls.length]).toEqual([false, 1]);
  // An hour later nothing of it stands there any more.
  page.api.visit.mockRejectedValue(new PlayFault('no answer'));
  await page.pass(visitReport.realityCheckIn + 100);
  expect([dialogOf(page.root).open, figures()]).toEqual([true, '']);
});

test('PP-17 below the cover of a session that is over it does not come, as nobody could answer it there', async () => {
  const page = openPage(() => Promise.reject(new PlayRefusal('session_over')), { realityCheckIn: 600_000 });
  page.spin();
  await page.pass(600_100);
  expect([page.text('.cover h1'), dialogOf(page.root).open]).toEqual(['Your session has ended', false]);
});
