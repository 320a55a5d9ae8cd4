import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlayRefusal } from '../../kit/playApi.ts';
import { answerOf, openPage, winning } from '../../testing/openPage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('what was paid in while the game is open is on its meter, and stands in the way of no stake', async () => {
  const page = openPage(() => Promise.reject(new PlayRefusal('insufficient_balance')));
  page.spin();
  await page.pass(100);
  page.api.balance.mockResolvedValueOnce('250000');
  page.moveMoney();
  await page.pass(2_000);
  expect(page.meter('balance')).toBe('₫250,000');
  expect(page.root.querySelector<HTMLElement>('.notice')?.hidden).toBe(true);
});

test('too little for a stake is said beside what there really is: the money went while nobody told the page, and less than the stake takes back no refusal', async () => {
  const page = openPage(() => Promise.reject(new PlayRefusal('insufficient_balance')));
  page.api.balance.mockResolvedValueOnce('3');
  page.spin();
  await page.pass(100);
  expect([page.meter('balance'), page.root.querySelector<HTMLElement>('.notice')?.hidden]).toEqual(['₫3', false]);
  page.api.balance.mockResolvedValueOnce('5');
  page.moveMoney();
  await page.pass(100);
  expect([page.meter('balance'), page.root.querySelector<HTMLElement>('.notice')?.hidden]).toEqual(['₫5', false]);
});

test('MC-03 too little in a wallet with a studio is said of that wallet, with the way to the wallets and not to a deposit, which would not go there', async () => {
  const page = openPage(() => Promise.reject(new PlayRefusal('insufficient_balance')), { wallet: 'Delta Nine' });
  page.spin();
  await page.pass(100);
  expect(page.text('.notice p')).toBe(
    'Your wallet with Delta Nine holds too little for this stake. Lower the stake, or move money into that wallet.',
  );
  expect(page.text('.notice button')).toBe('To your wallets');
  page.root.querySelector<HTMLElement>('.notice button')?.click();
  expect(page.told.at(-1)).toBe('game:wallets');
});

test('of a round that is not over the balance is told by its last reel, whatever the site says meanwhile', async () => {
  const page = openPage(async () => answerOf(winning));
  let tell: (balance: string) => void = () => undefined;
  page.api.balance.mockReturnValueOnce(new Promise((resolve) => (tell = resolve)));
  page.moveMoney();
  page.spin();
  await page.pass(10);
  tell('250000');
  page.moveMoney();
  await page.pass(10);
  expect(page.meter('balance')).not.toBe('₫250,000');
  expect(page.api.balance).toHaveBeenCalledTimes(1);
});

test('what was paid in while a round was under way is on the meter once it is over', async () => {
  const page = openPage(async () => answerOf(winning));
  page.spin();
  await page.pass(10);
  page.api.balance.mockResolvedValue('250000');
  page.moveMoney();
  await page.pass(10_000);
  expect([page.root.dataset['phase'], page.meter('balance')]).toEqual(['idle', '₫250,000']);
  expect(page.api.balance).toHaveBeenCalledTimes(1);
});

test('what was asked before a round and is answered after it is of before: the balance of the round stands', async () => {
  const page = openPage(async () => answerOf(winning));
  let tell: (balance: string) => void = () => undefined;
  page.api.balance.mockReturnValueOnce(new Promise((resolve) => (tell = resolve)));
  page.moveMoney();
  page.spin();
  await page.pass(10_000);
  expect(page.root.dataset['phase']).toBe('idle');
  const after = page.meter('balance');
  tell('250000');
  await page.pass(2_000);
  expect(page.meter('balance')).toBe(after);
});

test('where it cannot be asked, the meter keeps what was said last', async () => {
  const page = openPage(async () => answerOf(winning));
  page.api.balance.mockRejectedValueOnce(new PlayRefusal('session_over'));
  page.moveMoney();
  await page.pass(2_000);
  expect(page.meter('balance')).toBe('₫100,000');
});
