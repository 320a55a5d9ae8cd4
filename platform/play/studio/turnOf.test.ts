import { deposit } from '#contract/money/deposit.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkBooks } from '../../core/books/checkBooks.ts';
import { modules } from '../../modules.ts';
import type { Ask } from '../../providers/vendor/httpGameVendor.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { registered } from '../../testing/registration.ts';
import { openStudioPage } from './testing/openStudioPage.ts';

const reference = '018f0000-0000-7000-8000-000000000003';
let clock: MovableClock;
let platform: TestPlatform;
/** The wallet's call whose answer gets lost. */
let lost: string | undefined;
beforeEach(async () => {
  clock = movableClock();
  lost = undefined;
  const ask: Ask = async (address, init) => {
    const response = await platform.fetch(address, init);
    return lost !== undefined && address.endsWith(`/seamless/${lost}`) ? Promise.reject(new Error('reset')) : response;
  };
  platform = await openPlatform({ clock, extras: { outbox: true, ask } });
});
afterEach(async () => {
  expect(await checkBooks({ ...platform.parts, vouched: modules.vouched })).toEqual([]);
  await platform.close();
});

async function openFor(name: string) {
  const token = await registered(platform, name);
  await platform.call(deposit, { methodId: 'play-money', amount: '500000' }, { token, key: `fund-${name}` });
  return () => openStudioPage(platform, clock, token);
}
const bets = () => platform.parts.db.selectFrom('bet').select(['status', 'payout']).execute();

test.each([undefined, 'settle'])(
  'PP-28 a turn whose page is gone (lost: %s) is told to the next page, paid by then, and once',
  async (call) => {
    const open = await openFor('linh');
    const page = await open();
    lost = call;
    const { body } = await page.turn('2000', reference);
    lost = undefined;
    const again = await open();
    expect([page.left, again.left]).toEqual([null, reference]);
    const told = await again.turnOf(reference);
    expect(told).toMatchObject({ reference, stake: '2000', balance: await again.balanceNow() });
    if (call === undefined) expect(told).toEqual(body);
    expect(await again.turnOf(reference)).toEqual(told);
    await again.shown(reference);
    expect((await open()).left).toBeNull();
    expect((await bets()).map(({ status }) => status)).toEqual(['SETTLED']);
  },
);

test('PP-28 nobody is told of a turn that was never drawn, or of another member’s, and nothing is staked', async () => {
  const open = await openFor('linh');
  const page = await open();
  const other = await (await openFor('minh'))();
  expect(await page.turnOf(reference)).toBeNull();
  lost = 'bet';
  await page.turn('2000', reference);
  lost = undefined;
  expect(await page.turnOf(reference)).toBeNull();
  await page.turn('2000', reference);
  await other.shown(reference);
  expect([await other.turnOf(reference), (await open()).left]).toEqual([null, reference]);
  expect(await bets()).toHaveLength(1);
});
