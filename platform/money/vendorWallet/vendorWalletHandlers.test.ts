import { takeTimeOut } from '#contract/identity/playLimit.ts';
import { accountRecords } from '#contract/money/accountRecord.ts';
import { merchantWallet, recallWallets, walletTransfer } from '#contract/money/vendorWallet.ts';
import { balance } from '#contract/money/wallet.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { chainPostings } from '../../core/books/chainPostings.ts';
import { checkBooks } from '../../core/books/checkBooks.ts';
import { createMaintenance } from '../../core/ledger/maintenance/maintenance.ts';
import { reconcile } from '../../core/ledger/testing/reconcile.ts';
import { modules } from '../../modules.ts';
import { openTable } from '../../play/games/testing/openTable.ts';
import { embeddedVendorWallets } from '../../providers/embedded/embeddedVendorWallets.ts';
import type { VendorTransfer, VendorWallets } from '../../providers/vendor/vendorWallets.ts';
import { movableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';

describe.each(testEngines())('wallets with vendors on %s', (engine) => {
  let platform: TestPlatform;
  let token: string;
  let sent: VendorTransfer[];
  /** References of those that the vendor was asked about. */
  let asked: string[];
  /** How the vendor is just now. */
  let vendor: 'well' | 'loses the answer' | 'loses the question' | 'refuses' | 'is away' | 'is well as money stops';
  const clock = movableClock();
  const maintenance = createMaintenance();

  async function open(vendorWallets: readonly string[] = ['DLT', 'CRP']) {
    [sent, asked] = [[], []];
    vendor = 'well';
    maintenance.end('books');
    const embedded: { wallets?: VendorWallets } = {};
    const real = (): VendorWallets => (embedded.wallets ??= embeddedVendorWallets(platform.parts));
    const fickle: VendorWallets = {
      async transfer(transfer) {
        sent.push(transfer);
        if (vendor === 'refuses') return real().abandon(transfer);
        if (vendor === 'is well as money stops') maintenance.begin('books');
        if (vendor !== 'is away' && vendor !== 'loses the question') await real().transfer(transfer);
        if (!vendor.includes('well')) throw new Error('no answer');
        return real().transfer(transfer);
      },
      async outcomeOf(transfer) {
        asked.push(transfer.reference);
        return vendor === 'is away' ? Promise.reject(new Error('away')) : real().outcomeOf(transfer);
      },
      abandon: async (transfer) => (vendor === 'is away' ? Promise.reject(new Error('away')) : real().abandon(transfer)),
    };
    platform = await openPlatform({ engine, clock, brand: { vendorWallets }, maintenance, providers: () => ({ vendorWallets: fickle }) });
    token = await registered(platform, 'linh');
  }
  afterEach(async () => {
    expect(await reconcile(platform.parts.db)).toEqual([]);
    const { db, checksums } = platform.parts;
    const books = { db, checksums, clock, vouched: modules.vouched, head: { read: () => undefined, keep: () => undefined } };
    await chainPostings(books);
    expect(await checkBooks(books)).toEqual([]);
    await platform.close();
  });

  const move = (direction: 'IN' | 'OUT', amount: string, key: string, vassalage = 'DLT') =>
    platform.call(walletTransfer, { vassalage, direction, amount }, { token, key });
  const wallets = async () => {
    const { value } = await platform.call(merchantWallet, {}, { token });
    return { main: value.balance, ...Object.fromEntries(value.wallets.map((wallet) => [wallet.vassalage, wallet.balance])) };
  };
  const sum = async () => (await platform.call(balance, {}, { token })).value.sumBalance;
  const later = async () => {
    clock.forward(60_000);
    await platform.settled();
  };
  const told = async () => (await platform.call(merchantWallet, {}, { token })).value.transfers.map(({ status }) => status);

  test('MC-03 what goes into a wallet and out of it is one sum all the while, and each transfer has a reference of its own', async () => {
    await open();
    expect(await wallets()).toEqual({ main: '1000', DLT: '0', CRP: '0' });
    const into = await move('IN', '600.5', 'in');
    expect(into.value).toMatchObject({ vassalage: 'DLT', walletName: 'Delta Nine', direction: 'IN', amount: '600.5', status: 'DONE' });
    expect(await wallets()).toEqual({ main: '399.5', DLT: '600.5', CRP: '0' });
    expect(await sum()).toBe('1000');
    const out = await move('OUT', '100', 'out');
    expect(await wallets()).toEqual({ main: '499.5', DLT: '500.5', CRP: '0' });
    expect(out.value.transferId).not.toBe(into.value.transferId);
    expect(sent.map(({ reference }) => reference)).toEqual([into.value.transferId, out.value.transferId]);
    await later();
    expect(asked).toEqual([]);
  });

  test('MC-03 many calls with one key are one transfer, told to the vendor once', async () => {
    await open();
    const answers = await Promise.all(Array.from({ length: 50 }, () => move('IN', '10', 'key')));
    expect(new Set(answers.map(({ value }) => value.transferId)).size).toBe(1);
    expect(await wallets()).toMatchObject({ main: '990', DLT: '10' });
    expect(sent).toHaveLength(1);
    expect(await move('IN', '11', 'key')).toMatchObject({ success: false, code: 'idempotency_mismatch' });
  });

  test.each([
    ['IN', '1000.0001', 'DLT', 'insufficient_balance'],
    ['OUT', '1', 'DLT', 'insufficient_balance'],
    ['IN', '0.9999', 'DLT', 'amount_out_of_range'],
    ['IN', '-5', 'DLT', 'amount_out_of_range'],
    ['IN', '5', 'XGS', 'wallet_unavailable'],
  ] as const)('MC-03 %s of %s with %s is refused as %s', async (direction, amount, vassalage, code) => {
    await open();
    expect(await move(direction, amount, 'key', vassalage)).toMatchObject({ success: false, code });
    expect(await sum()).toBe('1000');
    expect(sent).toEqual([]);
  });

  test.each([
    ['IN', 'loses the answer', 'DONE', { main: '300', DLT: '700' }],
    ['IN', 'loses the question', 'FAILED', { main: '400', DLT: '600' }],
    ['OUT', 'loses the answer', 'DONE', { main: '500', DLT: '500' }],
    ['OUT', 'loses the question', 'FAILED', { main: '400', DLT: '600' }],
  ] as const)('MC-03 %s: a vendor that %s is asked by reference, and never told twice: %s', async (direction, fault, status, after) => {
    await open();
    await move('IN', '600', 'first');
    vendor = fault;
    expect((await move(direction, '100', 'key')).value.status).toBe('PENDING');
    // Neither here nor there until it is known.
    expect(await sum()).toBe('900');
    expect((await move(direction, '100', 'key')).value.status).toBe('PENDING');
    vendor = 'is away';
    await later();
    expect(await told()).toEqual(['PENDING', 'DONE']);
    expect(await checkBooks({ ...platform.parts, vouched: modules.vouched })).toEqual([]);
    vendor = 'well';
    maintenance.end('books');
    await later();
    expect(await told()).toEqual([status, 'DONE']);
    expect(await wallets()).toMatchObject(after);
    expect(await sum()).toBe('1000');
    expect(sent).toHaveLength(2);
    expect((await move(direction, '100', 'key')).value.status).toBe(status);
  });

  test('MC-03 what a vendor never heard of comes to nothing there too, should it arrive late', async () => {
    await open();
    vendor = 'loses the question';
    await move('IN', '100', 'key');
    await later();
    const [late] = sent;
    if (!late) throw new Error('nothing was sent');
    expect(await embeddedVendorWallets(platform.parts).transfer(late)).toBe('REFUSED');
    expect(await wallets()).toMatchObject({ main: '1000', DLT: '0' });
  });

  test('MC-03 where money stops once the vendor was told, the answer is not that none was moved: the transfer waits, and ends later', async () => {
    await open();
    vendor = 'is well as money stops';
    expect((await move('IN', '100', 'in')).value.status).toBe('PENDING');
    await later();
    expect([await told(), await sum()]).toEqual([['PENDING'], '900']);
    maintenance.end('books');
    await later();
    expect([await told(), await wallets()]).toEqual([['DONE'], { main: '900', DLT: '100', CRP: '0' }]);
    expect((await platform.call(recallWallets, {}, { token, key: 'all' })).value.transfers).toMatchObject([{ status: 'PENDING' }]);
    maintenance.end('books');
    await later();
    expect(await wallets()).toMatchObject({ main: '1000', DLT: '0' });
    expect(sent).toHaveLength(2);
  });

  test('MC-03 what a vendor refuses goes back where it came from', async () => {
    await open();
    vendor = 'refuses';
    expect((await move('IN', '100', 'key')).value.status).toBe('FAILED');
    expect(await wallets()).toMatchObject({ main: '1000', DLT: '0' });
  });

  test('MC-03 MC-08 the record of either wallet tells what has come over from what has come back', async () => {
    await open();
    await move('IN', '300', 'in');
    await move('OUT', '100', 'out');
    vendor = 'refuses';
    await move('IN', '50', 'refused');
    const recordOf = async (wallet: string) => {
      const { value } = await platform.call(accountRecords, { wallet }, { token, language: 'EN' });
      return value.records.map(({ kindName, amount }) => [kindName, amount]);
    };
    expect(await recordOf('cash')).toEqual([
      ['Wallet transfer returned', '50'],
      ['Wallet transfer', '-50'],
      ['Wallet transfer received', '100'],
      ['Wallet transfer', '-300'],
      ['Welcome gift', '1000'],
    ]);
    expect(await recordOf('vendor:DLT')).toEqual([
      ['Wallet transfer', '-100'],
      ['Wallet transfer received', '300'],
    ]);
    vendor = 'well';
    await platform.call(recallWallets, {}, { token, key: 'all' });
    expect((await recordOf('vendor:DLT'))[0]).toEqual(['Recall to the main wallet', '-200']);
  });

  test('MC-03 a recall brings back all that lies with vendors, once for its key', async () => {
    await open();
    const recall = (key: string) => platform.call(recallWallets, {}, { token, key });
    expect((await recall('before')).value.transfers).toEqual([]);
    // Nothing has happened on the others.
    expect((await platform.call(accountRecords, {}, { token })).value.wallets).toEqual(['cash']);
    await move('IN', '300', 'one');
    await move('IN', '200', 'two', 'CRP');
    const answers = await Promise.all(Array.from({ length: 5 }, () => recall('all')));
    for (const { value } of answers)
      expect(value.transfers.map(({ vassalage, amount }) => [vassalage, amount])).toEqual([
        ['CRP', '200'],
        ['DLT', '300'],
      ]);
    expect(await wallets()).toEqual({ main: '1000', DLT: '0', CRP: '0' });
    expect((await recall('again')).value.transfers).toEqual([]);
  });

  test('PP-15 whoever takes a break moves nothing to where it is played with, and everything back', async () => {
    await open();
    await move('IN', '300', 'before');
    await platform.call(takeTimeOut, { length: 'DAY' }, { token });
    expect(await move('IN', '100', 'in')).toMatchObject({ success: false, code: 'play_paused' });
    expect((await move('OUT', '300', 'out')).value.status).toBe('DONE');
    expect(await wallets()).toMatchObject({ main: '1000', DLT: '0' });
  });

  test('games of a vendor with a wallet of its own are played from it alone', async () => {
    await open();
    const { db } = platform.parts;
    const nodeId = 'dlt-back-lane-football';
    const table = openTable(platform);
    const { session, balance: shown } = await table.open(token, nodeId);
    expect(shown).toBe('0');
    expect(await table.spin(session)).toMatchObject({ status: 409, body: { error: 'insufficient_balance' } });
    await move('IN', '600', 'in');
    const { status, body } = await table.spin(session);
    expect(status).toBe(200);
    const left = 600 - 200 + Number(body.round.win);
    expect(await wallets()).toMatchObject({ main: '400', DLT: String(left) });
    expect(body.balance).toBe(String(left));
    const event = await db
      .selectFrom('event')
      .select('detail')
      .where('kind', '=', 'balance')
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(event.detail)).toEqual({ amount: `${(400 + left) * 10_000}`, currency: 'PLAY' });
  });
});
