import type { PayloadOf } from '#contract/call.ts';
import { login } from '#contract/identity/session.ts';
import { accountRecords, bonusRecords } from '#contract/money/accountRecord.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenTransaction } from '../../core/ledger/ledger.ts';
import { createReversals } from '../../core/ledger/reversals.ts';
import { movableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { password, registered } from '../../testing/registration.ts';

const unit = 10_000n;

describe.each(testEngines())('the account record on %s', (engine) => {
  let platform: TestPlatform;
  let token: string;
  let memberId: string;
  const clock = movableClock(Date.UTC(2026, 2, 1, 5));
  const ask = async (payload: PayloadOf<typeof accountRecords> = {}, language: 'EN' | 'VI' = 'EN') =>
    (await platform.call(accountRecords, payload, { token, language })).value;
  let key = 0;
  const move = (operation: string, work: (transaction: OpenTransaction) => Promise<unknown>) =>
    platform.parts.ledger.once({ memberId, operation, key: `${(key += 1)}` }, {}, async (transaction) => {
      await work(transaction);
      return null;
    });
  const fromHouse = (operation: string, purpose: 'deposits' | 'games' | 'bonus', amount: bigint) =>
    move(operation, async (open) => {
      const { id } = await open.cashOf(memberId);
      await open.post([{ from: await open.house(purpose, 'PLAY'), to: id, amount: amount * unit }]);
    });

  beforeAll(async () => {
    platform = await openPlatform({ clock, engine, brand: { registrationBonus: '100' } });
    token = await registered(platform, 'linh');
    await registered(platform, 'minh');
    memberId = (await platform.parts.db.selectFrom('member').select('id').where('username', '=', 'linh').executeTakeFirstOrThrow()).id;
    await fromHouse('deposit', 'deposits', 500n);
    // One transaction takes the stake and pays the win.
    await move('bet', async (open) => {
      const { id } = await open.cashOf(memberId);
      const games = await open.house('games', 'PLAY');
      await open.post([
        { from: id, to: games, amount: 10n * unit },
        { from: games, to: id, amount: 25n * unit },
      ]);
    });
    let hold = '';
    await move('withdraw', async (open) => void (hold = await open.hold(memberId, 200n * unit)));
    await move('withdraw.release', (open) => open.release(hold));
    await move('moonGift', async (open) => {
      const { id } = await open.accountOf(memberId, 'bonus', 'PLAY');
      await open.post([{ from: await open.house('bonus', 'PLAY'), to: id, amount: 7n * unit }]);
    });
  });
  afterAll(() => platform.close());

  test('MC-08 every movement is told with its name, the balance before and after it, and a reference', async () => {
    const { records, hasMore } = await ask();
    expect(records.map(({ kindName, balanceBefore, amount, balanceAfter }) => [kindName, balanceBefore, amount, balanceAfter])).toEqual([
      ['Withdrawal not paid: money back', '415', '200', '615'],
      ['Withdrawal', '615', '-200', '415'],
      ['Win', '590', '25', '615'],
      ['Bet', '600', '-10', '590'],
      ['Deposit', '100', '500', '600'],
      ['Welcome gift', '0', '100', '100'],
    ]);
    expect(hasMore).toBe(false);
    // Stake and win were one transaction.
    expect(records[2]?.reference).toBe(records[3]?.reference);
    expect(new Set(records.map(({ reference }) => reference)).size).toBe(5);
    expect((await ask({}, 'VI')).records.map(({ kindName }) => kindName)).toContain('Quà chào mừng');
  });

  test('MC-08 what nobody has named yet is told by its own code', async () => {
    const { records } = await ask({ wallet: 'bonus' });
    expect(records.map(({ kindName, amount }) => [kindName, amount])).toEqual([['Paid in (moonGift)', '7']]);
  });

  test('MC-08 PP-21 a kind and a page of it are found; sums are of the days, not of the page; net deposits are of the whole life', async () => {
    const page = await ask({ kind: 'bet_OUT', pageSize: 1 });
    expect(page.records.map(({ kind }) => kind)).toEqual(['bet_OUT']);
    expect(page.kinds.map(({ kind, count, amount }) => [kind, count, amount])).toEqual([
      ['bet_IN', 1, '25'],
      ['bet_OUT', 1, '-10'],
      ['deposit_IN', 1, '500'],
      ['register_IN', 1, '100'],
      ['withdraw-release_RELEASE', 1, '200'],
      ['withdraw_HOLD', 1, '-200'],
    ]);
    expect(page.netDeposits).toBe('500');
    const seen: string[] = [];
    for (let before: string | undefined, more = true; more;) {
      const { records, hasMore } = await ask({ pageSize: 1, ...(before !== undefined && { beforeRecordId: before }) });
      seen.push(...records.map(({ kind }) => kind));
      before = records.at(-1)?.recordId;
      more = hasMore;
    }
    expect(seen).toHaveLength(6);
    expect(new Set(seen).size).toBe(6);
    expect((await ask({ pageSize: 6 })).hasMore).toBe(false);
  });

  test('MC-08 a kind that is asked for is named on days that have none of it, one that never was is not', async () => {
    const kindsOf = async (kind: string) => (await ask({ kind, fromDay: '2026-02-01', toDay: '2026-02-02' }, 'VI')).kinds;
    expect(await kindsOf('deposit_IN')).toEqual([{ kind: 'deposit_IN', kindName: 'Nạp tiền', count: 0, amount: '0' }]);
    expect(await kindsOf('deposit_OUT')).toEqual([]);
  });

  test('PP-22 bonus money is a wallet of its own, and gifts are told with their terms', async () => {
    expect((await ask()).wallets).toEqual(['cash', 'bonus']);
    const { value } = await platform.call(bonusRecords, {}, { token, language: 'EN' });
    expect(value.records.map(({ kindName, wallet, amount, terms }) => [kindName, wallet, amount, terms.slice(0, 7)])).toEqual([
      ['Paid in (moonGift)', 'bonus', '7', 'Bonus m'],
      ['Welcome gift', 'cash', '100', 'Nothing'],
    ]);
    expect(value.bonusBalance).toBe('7');
  });

  test('MC-08 one transaction that goes to and fro between accounts is recorded on each as it went, and summed by kind', async () => {
    const own = await registered(platform, 'thuytien');
    const { id: thuyId } = await platform.parts.db
      .selectFrom('member')
      .select('id')
      .where('username', '=', 'thuytien')
      .executeTakeFirstOrThrow();
    await platform.parts.ledger.once({ memberId: thuyId, operation: 'toAndFro', key: 'k' }, {}, async (open) => {
      const [{ id: cash }, { id: wallet }] = [await open.cashOf(thuyId), await open.accountOf(thuyId, 'vendor:XGS', 'PLAY')];
      await open.post([
        { from: cash, to: wallet, amount: 40n * unit },
        { from: wallet, to: cash, amount: 15n * unit },
        { from: cash, to: wallet, amount: 5n * unit },
      ]);
      return null;
    });
    const of = async (wallet: string) => {
      const { records, kinds } = (await platform.call(accountRecords, { wallet }, { token: own, language: 'EN' })).value;
      return {
        records: records
          .filter(({ kind }) => kind.startsWith('toAndFro'))
          .map(({ kind, balanceBefore, amount, balanceAfter }) => [kind, balanceBefore, amount, balanceAfter]),
        kinds: kinds.filter(({ kind }) => kind.startsWith('toAndFro')).map(({ kind, count, amount }) => [kind, count, amount]),
      };
    };
    expect(await of('cash')).toEqual({
      records: [
        ['toAndFro_OUT', '75', '-5', '70'],
        ['toAndFro_IN', '60', '15', '75'],
        ['toAndFro_OUT', '100', '-40', '60'],
      ],
      kinds: [
        ['toAndFro_IN', 1, '15'],
        ['toAndFro_OUT', 2, '-45'],
      ],
    });
    expect(await of('vendor:XGS')).toEqual({
      records: [
        ['toAndFro_IN', '25', '5', '30'],
        ['toAndFro_OUT', '40', '-15', '25'],
        ['toAndFro_IN', '0', '40', '40'],
      ],
      kinds: [
        ['toAndFro_IN', 2, '45'],
        ['toAndFro_OUT', 1, '-15'],
      ],
    });
  });

  test('MC-08 a member sees no one else’s movements, whatever record the page is read on from', async () => {
    const [newest] = (await ask()).records;
    const { token: other } = { token: await registered(platform, 'huong') };
    const { value } = await platform.call(accountRecords, { beforeRecordId: newest?.recordId ?? '' }, { token: other });
    expect(value.records).toEqual([]);
    const [hers] = (await platform.call(accountRecords, {}, { token: other })).value.records;
    for (const beforeRecordId of [hers?.recordId ?? '', 'x', '-1', '99999999999999999999'])
      expect((await ask({ beforeRecordId })).records).toEqual([]);
  });

  test('PP-21 the balance after the newest record is what the account holds, and no record is ever changed', async () => {
    const [newest] = (await ask()).records;
    expect(newest?.balanceAfter).toBe('615');
    expect((await platform.parts.ledger.balance(memberId)).amount).toBe(615n * unit);
    await expect(
      platform.parts.db
        .updateTable('account_record')
        .set({ amount: 1n } as never)
        .execute(),
    ).rejects.toThrow();
    await expect(platform.parts.db.deleteFrom('account_record').execute()).rejects.toThrow();
  });

  test('PP-21 a movement of twelve months ago is found by its days, which are those of the house', async () => {
    // 23:30 on 31 August in the house’s zone, and half an hour later.
    clock.forward(Date.UTC(2027, 7, 31, 16, 30) - clock.now());
    await fromHouse('deposit', 'deposits', 1n);
    clock.forward(3_600_000);
    await fromHouse('deposit', 'deposits', 2n);
    token = (await platform.call(login, { type: 'username', username: 'linh', password }, {})).value.token;
    const found = async (fromDay: string, toDay: string) => {
      const { records, kinds } = await ask({ fromDay, toDay });
      return [records.map(({ amount }) => amount), kinds.map(({ count, amount }) => `${count} ${amount}`)];
    };
    expect(await found('2027-08-31', '2027-08-31')).toEqual([['1'], ['1 1']]);
    expect(await found('2027-09-01', '2027-09-01')).toEqual([['2'], ['1 2']]);
    expect(await found('2026-03-01', '2026-03-01')).toMatchObject([{ length: 6 }, { length: 6 }]);
    expect(await found('2026-03-02', '2027-08-30')).toEqual([[], []]);
  });

  test('PP-21 net deposits are less by what was withdrawn, and not by what came back', async () => {
    for (const [amount, net] of [
      [40n, '463'],
      [60n, '403'],
    ] as const) {
      await move('withdraw', (open) => open.hold(memberId, amount * unit));
      expect((await ask()).netDeposits).toBe(net);
    }
    let hold = '';
    await move('withdraw', async (open) => void (hold = await open.hold(memberId, 30n * unit)));
    await move('withdraw.release', (open) => open.release(hold));
    expect((await ask()).netDeposits).toBe('403');
  });

  test('PP-21 net deposits are less by what was taken back of deposits and withdrawals, and not by what was of anything else', async () => {
    const net = async () => (await ask()).netDeposits;
    const before = await net();
    const takeBack = async () => createReversals(platform.parts).reverse((await ask()).records[0]?.reference ?? '');
    for (const [operation, purpose, more] of [
      ['deposit', 'deposits', 90],
      ['withdraw.return', 'deposits', 90],
      ['settlement', 'games', 0],
    ] as const) {
      await fromHouse(operation, purpose, 90n);
      expect(await net()).toBe(String(Number(before) + more));
      await takeBack();
      expect((await ask()).records[0]).toMatchObject({ kind: 'reversal_OUT', amount: '-90' });
      expect(await net()).toBe(before);
    }
  });
});
