import { type Language, languageCodes } from '#contract/languages.ts';
import { deposit, depositById } from '#contract/money/deposit.ts';
import { balance } from '#contract/money/wallet.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { registered } from '../../testing/registration.ts';

let platform: TestPlatform;
let clock: MovableClock;
let token: string;
beforeEach(async () => {
  clock = movableClock();
  platform = await openPlatform({ clock, extras: { outbox: true } });
  token = await registered(platform, 'linh');
});
afterEach(() => platform.close());

async function ask(language: Language = 'EN') {
  const { value } = await platform.call(deposit, { methodId: 'e-wallet', amount: '100000' }, { token, key: 'key-1', language });
  return { depositId: value.deposit.depositId, page: value.deposit.payment?.payUrl ?? '' };
}
const press = (page: string, status: string) => platform.fetch(page, { method: 'POST', body: new URLSearchParams({ status }) });
const show = async (page: string) => (await platform.fetch(page)).text();
const statusOf = async (depositId: string) => (await platform.call(depositById, { depositId }, { token })).value.deposit?.status;
const sum = async () => (await platform.call(balance, {}, { token })).value.sumBalance;

test('MC-04 a person pays on the page, fee and all, once however often the button is pressed', async () => {
  const { depositId, page } = await ask();
  expect(await show(page)).toMatch(/₫101,000[^]*Payable until[^]*Pay<[^]*Decline</);
  // As the site writes it in that language.
  expect(await (await platform.fetch(`${page}?lang=VI`)).text()).toContain('101.000\u00a0₫');
  const answers = await Promise.all(Array.from({ length: 5 }, () => press(page, 'paid')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
  expect([await statusOf(depositId), await sum()]).toEqual(['PAID', '101000']);
  expect(await show(page)).toMatch(/role="status">Paid[^]*Back to Sampan/);
  await press(page, 'declined');
  expect([await statusOf(depositId), await sum()]).toEqual(['PAID', '101000']);
});

test('MC-04 the page speaks the language that the site is read in, whatever the browser prefers, also once it is decided', async () => {
  const { page } = await ask('ID');
  const read = async (address: string) => (await platform.fetch(address, { headers: { 'accept-language': 'vi' } })).text();
  expect(await read(page)).toContain('<html lang="id-ID">');
  expect(await read((await press(page, 'paid')).headers.get('location') ?? '')).toContain('<html lang="id-ID">');
});

test('MC-04 until when it can be paid is told with the whole year that the site counts, in every language', async () => {
  const { page } = await ask();
  for (const language of languageCodes)
    expect([language, await (await platform.fetch(`${page}?lang=${language}`)).text()]).toEqual([
      language,
      expect.stringMatching(/(01\/){2}2026|2026\/01\/01/),
    ]);
});

test('MC-04 or declines, or lets it expire', async () => {
  const { depositId, page } = await ask();
  await press(page, 'declined');
  expect([await statusOf(depositId), await sum()]).toEqual(['DECLINED', '1000']);
  const later = (await platform.call(deposit, { methodId: 'e-wallet', amount: '100000' }, { token, key: 'key-2' })).value.deposit;
  clock.forward(15 * 60_000);
  expect(await show(later.payment?.payUrl ?? '')).toContain('Expired. No money was moved.');
  await press(later.payment?.payUrl ?? '', 'paid');
  await platform.settled();
  expect([await statusOf(later.depositId), await sum()]).toEqual(['EXPIRED', '1000']);
});

test('MC-04 the page is nobody’s who does not know its address, has no scripts, and is of this machine alone', async () => {
  const { page } = await ask();
  const response = await platform.fetch(page);
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'nonce-/);
  expect((await platform.fetch('/pay/of-nobody')).status).toBe(404);
  expect((await press(page, 'pending')).status).toBe(400);
  expect((await platform.fetch(page.replace(/^http:\/\/[^/]+/, 'http://evil.example'))).status).toBe(404);
});

test('MC-04 without stand-ins there is neither page nor a way to pay in that would need it', async () => {
  const { page } = await ask();
  const bare = await openPlatform();
  expect((await bare.fetch(page)).status).toBe(404);
  expect((await bare.fetch('/payments/callback', { method: 'POST', body: '{}' })).status).toBe(404);
  const own = await registered(bare, 'linh');
  expect(await bare.call(deposit, { methodId: 'e-wallet', amount: '100000' }, { token: own, key: 'key-1' })).toMatchObject({
    code: 'method_unavailable',
  });
  await bare.close();
});
