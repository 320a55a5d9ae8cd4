import { deposit, depositMethods } from '#contract/money/deposit.ts';
import { balance } from '#contract/money/wallet.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reconcile } from '../../core/ledger/testing/reconcile.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';

describe.each(testEngines())('deposits on %s', (engine) => {
  let platform: TestPlatform;
  let token: string;
  beforeEach(async () => {
    platform = await openPlatform({ engine });
    token = await registered(platform, 'linh');
  });
  afterEach(async () => {
    expect(await reconcile(platform.parts.db)).toEqual([]);
    await platform.close();
  });

  const pay = (amount: string, key = 'key', methodId = 'play-money') => platform.call(deposit, { methodId, amount }, { token, key });
  const sum = async () => (await platform.call(balance, {}, { token })).value.sumBalance;

  test('play money is there when the answer comes', async () => {
    const answer = await pay('25000.5');
    expect(answer.value).toMatchObject({ deposit: { amount: '25000.5', currency: 'PLAY', status: 'PAID' }, sumBalance: '26000.5' });
    expect(await sum()).toBe('26000.5');
  });

  test('200 parallel repetitions pay once and get one answer', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => pay('10000')));
    expect(new Set(answers.map(({ value }) => value.deposit.depositId)).size).toBe(1);
    expect(answers.every((answer) => answer.success && answer.value.sumBalance === '11000')).toBe(true);
    expect(await sum()).toBe('11000');
    expect(await platform.parts.db.selectFrom('deposit').selectAll().execute()).toHaveLength(1);
  });

  test('a key used for another amount is refused; written otherwise, the same amount is the same', async () => {
    await pay('10000');
    expect(await pay('20000')).toMatchObject({ status: 200, success: false, code: 'idempotency_mismatch' });
    expect(await pay('10000.00')).toMatchObject({ success: true });
    expect(await sum()).toBe('11000');
  });

  test('another member’s key is another', async () => {
    await pay('10000');
    const other = await registered(platform, 'minh');
    const answer = await platform.call(deposit, { methodId: 'play-money', amount: '20000' }, { token: other, key: 'key' });
    expect(answer.value.sumBalance).toBe('21000');
  });

  test.each(['999.9999', '0', '-1000', '-0', '50000000.0001', '999999999999999'])('%s is out of range', async (amount) => {
    const bounds = { minAmount: '1000', maxAmount: '50000000' };
    expect(await pay(amount)).toMatchObject({ success: false, code: 'amount_out_of_range', value: bounds });
    expect(await sum()).toBe('1000');
  });

  test.each(['1e5', '١٠٠٠٠', ' 10000', '10,000', '0x2710', 'NaN', 'Infinity', '', '10000.00001', '9'.repeat(40)])(
    '%j is no amount',
    async (amount) => {
      expect(await pay(amount)).toMatchObject({ status: 400, code: 'invalid_payload' });
    },
  );

  test('the bounds themselves are allowed', async () => {
    expect(await pay('1000', 'least')).toMatchObject({ success: true });
    expect(await pay('50000000', 'most')).toMatchObject({ success: true });
  });

  test('an unknown method and a trial account are refused', async () => {
    expect(await pay('10000', 'key', 'bank')).toMatchObject({ code: 'method_unavailable' });
    await platform.parts.db.updateTable('member').set({ type: 4n }).execute();
    expect(await pay('10000')).toMatchObject({ code: 'in_need_true_account' });
  });

  test('every suggested amount can be paid', async () => {
    const [method] = (await platform.call(depositMethods, {}, { token })).value.methods;
    expect(method).toMatchObject({ methodId: 'play-money', methodName: 'Play money', currency: 'PLAY' });
    expect(method?.presets.length).toBeGreaterThan(0);
    for (const preset of method?.presets ?? []) expect(await pay(preset, preset)).toMatchObject({ success: true });
  });
});
