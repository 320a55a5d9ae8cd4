import { withdraw, withdrawals } from '#contract/money/withdrawal.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { memberWithPayout } from '../../testing/payout.ts';
import { steppedUp } from '../../testing/paymentPassword.ts';

describe.each(testEngines())('pages of withdrawals on %s', (engine) => {
  let platform: TestPlatform;
  beforeEach(async () => {
    platform = await openPlatform({ engine });
  });
  afterEach(() => platform.close());

  test('each says how many there are of the member on all of them', async () => {
    const { token, payoutAccountId } = await memberWithPayout(platform);
    for (const amount of ['10000', '20000', '30000']) {
      const stepUpTicket = await steppedUp(platform, token, { action: 'withdraw', amount, target: payoutAccountId });
      await platform.call(withdraw, { payoutAccountId, amount, stepUpTicket }, { token, key: `of-${amount}` });
    }
    const page = async (payload: { pageSize?: number; beforeWithdrawalId?: string }, whose = token) => {
      const { value } = await platform.call(withdrawals, { pageSize: 2, ...payload }, { token: whose });
      return { ...value, withdrawals: value.withdrawals.map(({ amount }) => amount), last: value.withdrawals.at(-1)?.withdrawalId ?? '' };
    };
    const first = await page({});
    expect(first).toMatchObject({ withdrawals: ['30000', '20000'], total: 3, hasMore: true });
    expect(await page({ beforeWithdrawalId: first.last })).toMatchObject({ withdrawals: ['10000'], total: 3, hasMore: false });
    expect(await page({ pageSize: 3 })).toMatchObject({ withdrawals: ['30000', '20000', '10000'], hasMore: false });
    const other = await memberWithPayout(platform, 'minh', { accountNumber: '123456' });
    expect(await page({}, other.token)).toMatchObject({ withdrawals: [], total: 0, hasMore: false });
  });
});
