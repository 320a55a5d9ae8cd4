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
/** What the wallet's answer to a stake waits for. */
let held: Promise<void>;
beforeEach(async () => {
  clock = movableClock();
  lost = undefined;
  held = Promise.resolve();
  const ask: Ask = async (address, init) => {
    const response = await platform.fetch(address, init);
    if (address.endsWith('/seamless/bet')) await held;
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
    expect(told).toMatchObject({ turn: { reference, stake: '2000', balance: await again.balanceNow() }, isUnderWay: false });
    if (call === undefined) expect(told.turn).toEqual(body);
    expect(await again.turnOf(reference)).toEqual(told);
    await again.shown(reference);
    expect((await open()).left).toBeNull();
    expect((await bets()).map(({ status }) => status)).toEqual(['SETTLED']);
  },
);

test('PP-28 a turn whose stake is being taken as its page goes is told to the next page, once it is drawn', async () => {
  const open = await openFor('linh');
  const page = await open();
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  const answered = page.turn('2000', reference);
  await expect.poll(async () => (await open()).left).toBe(reference);
  const next = await open();
  expect(await next.turnOf(reference)).toEqual({ turn: null, isUnderWay: true });
  resolve();
  const { body } = await answered;
  expect(await next.turnOf(reference)).toEqual({ turn: body, isUnderWay: false });
  expect((await bets()).map(({ status }) => status)).toEqual(['SETTLED']);
});

test('PP-28 nobody is told of a turn that was never drawn, or of another member’s, and nothing is staked', async () => {
  const open = await openFor('linh');
  const page = await open();
  const other = await (await openFor('minh'))();
  expect(await page.turnOf(reference)).toEqual({ turn: null, isUnderWay: false });
  lost = 'bet';
  await page.turn('2000', reference);
  lost = undefined;
  // By then nobody asks for its stake any more.
  clock.forward(10_000);
  expect([await page.turnOf(reference), (await open()).left]).toEqual([{ turn: null, isUnderWay: false }, null]);
  await page.turn('2000', reference);
  await other.shown(reference);
  expect([(await other.turnOf(reference)).turn, (await open()).left]).toEqual([null, reference]);
  expect(await bets()).toHaveLength(1);
});
