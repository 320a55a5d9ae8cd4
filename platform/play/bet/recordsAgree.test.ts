import { accountRecords, bonusRecords } from '#contract/money/accountRecord.ts';
import { betProfit, betRecords } from '#contract/play/bet.ts';
import { expect, onTestFinished, test } from 'vitest';
import type { OpenTransaction } from '../../core/ledger/ledger.ts';
import { createPlayLimits } from '../../identity/playLimit/playLimits.ts';
import { movableClock } from '../../testing/movableClock.ts';
import { openPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';
import { createLaterBets } from './laterBets.ts';

const unit = 10_000n;
const [first, second] = ['2026-03-01', '2026-03-02'];

test.each(testEngines())(
  'MC-07 MC-08 MC-09 PP-21 PP-22 what happens around the house’s midnight is told alike by every record, on %s',
  async (engine) => {
    // Ten minutes before it.
    const clock = movableClock(Date.UTC(2026, 2, 1, 16, 50));
    const platform = await openPlatform({ engine, clock, brand: { registrationBonus: '100' } });
    onTestFinished(() => platform.close());
    const { db, ledger } = platform.parts;
    const token = await registered(platform, 'linh');
    const { id: memberId } = await db.selectFrom('member').select('id').executeTakeFirstOrThrow();
    const bets = createLaterBets({ ...platform.parts, playLimits: createPlayLimits(platform.parts) });
    const game = { memberId, sessionId: 'visit', family: 'draw', gameCode: 'xgs-evening-draw', vendorCode: 'XGS' };
    const place = (stake: number, category = 'RNG') =>
      bets.place({ ...game, category, stake: BigInt(stake * 10_000) }, `bet of ${stake}`, {});
    const move = (operation: string, work: (open: OpenTransaction) => Promise<unknown>, key = operation) =>
      ledger.once({ memberId, operation, key }, {}, async (open) => {
        await work(open);
        return null;
      });
    const fromHouse = (operation: string, house: 'deposits' | 'bonus', purpose: 'bonus' | 'cash', amount: bigint) =>
      move(operation, async (open) => {
        const to = purpose === 'cash' ? await open.cashOf(memberId) : await open.accountOf(memberId, purpose, 'PLAY');
        await open.post([{ from: await open.house(house, 'PLAY'), to: to.id, amount: amount * unit }]);
      });

    await fromHouse('deposit', 'deposits', 'cash', 500n);
    clock.forward(599_999);
    const won = await place(10);
    const voided = await place(20);
    // The first moment of the next day.
    clock.forward(1);
    const halfCounted = await place(30.5);
    await place(40, 'LOTT');
    await place(5, 'LOTT');
    await bets.resolve(won, { status: 'SETTLED', payout: 25n * unit }, 'draw');
    await bets.resolve(voided, { status: 'VOID' }, 'draw');
    await bets.resolve(halfCounted, { status: 'SETTLED', payout: 0n, validBet: 152_500n }, 'draw');
    await bets.rollBack(memberId, 'bet of 40');
    await move('withdraw', (open) => open.hold(memberId, 200n * unit));
    let hold = '';
    await move('withdraw', async (open) => void (hold = await open.hold(memberId, 50n * unit)), 'another');
    await move('withdraw.release', (open) => open.release(hold));
    await fromHouse('moonGift', 'bonus', 'bonus', 7n);

    const sums = (betAmount: string, validBetAmount: string, winAmount: string, netAmount: string) => ({
      betAmount,
      validBetAmount,
      winAmount,
      netAmount,
    });
    const [onFirst, onSecond, all] = [
      sums('10', '10', '25', '15'),
      sums('35.5', '15.25', '0', '-30.5'),
      sums('45.5', '25.25', '25', '-15.5'),
    ];
    const as = { token, language: 'EN' } as const;
    const record = async (days: { fromDay?: string; toDay?: string }) => {
      const { totals, total, records } = (await platform.call(betRecords, days, as)).value;
      expect(records).toHaveLength(total);
      return [total, totals];
    };
    expect(await record({})).toEqual([5, all]);
    expect(await record({ toDay: first })).toEqual([2, onFirst]);
    expect(await record({ fromDay: second })).toEqual([3, onSecond]);

    const { value: profit } = await platform.call(betProfit, { fromDay: first, toDay: second }, as);
    expect(profit).toMatchObject({ totals: all, recent: { today: onSecond, week: all, month: all } });
    expect(profit.days.map(({ day, gameType, bets: count, totals }) => [day, gameType, count, totals.netAmount])).toEqual([
      [second, 'LOTT', 2, '0'],
      [second, 'RNG', 1, '-30.5'],
      [first, 'RNG', 2, '15'],
    ]);

    const account = async (day: string) => {
      const { records, kinds, netDeposits } = (await platform.call(accountRecords, { fromDay: day, toDay: day, pageSize: 100 }, as)).value;
      const sum = (amounts: readonly { amount: string }[]) => amounts.reduce((total, { amount }) => total + Number(amount), 0);
      expect(kinds.reduce((count, each) => count + each.count, 0)).toBe(records.length);
      return { moved: [sum(kinds), sum(records)], from: records.at(-1)?.balanceBefore, to: records[0]?.balanceAfter, netDeposits };
    };
    // The stakes of the first day are aside by its end; what was won of them, and what went back, is of the second.
    expect(await account(first)).toEqual({ moved: [570, 570], from: '0', to: '570', netDeposits: '300' });
    expect(await account(second)).toEqual({ moved: [-190.5, -190.5], from: '570', to: '379.5', netDeposits: '300' });
    expect((await ledger.balance(memberId)).amount).toBe(3_795_000n);

    const { value: bonus } = await platform.call(bonusRecords, {}, as);
    expect([bonus.bonusBalance, ...bonus.records.map(({ wallet, amount }) => `${wallet} ${amount}`)]).toEqual(['7', 'bonus 7', 'cash 100']);
  },
);
