import { confirmWithdrawal, withdraw } from '#contract/money/withdrawal.ts';
import { balance } from '#contract/money/wallet.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkBooks } from '../../core/books/checkBooks.ts';
import { reconcile } from '../../core/ledger/testing/reconcile.ts';
import { crowdOf } from '../../testing/crowd.ts';
import { onceRead } from '../../testing/onceRead.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { memberWithPayout } from '../../testing/payout.ts';
import { steppedUp } from '../../testing/paymentPassword.ts';
import { vouchedWithdrawals } from './vouchedWithdrawals.ts';

describe.each(testEngines())('withdrawals at once on %s', (engine) => {
  let platform: TestPlatform;
  let token: string;
  let payoutAccountId: string;
  beforeEach(async () => {
    platform = await openPlatform({ engine, extras: { providers: { payout: { pay: async () => 'paid' as const } } } });
    ({ token, payoutAccountId } = await memberWithPayout(platform));
  });
  afterEach(async () => {
    expect(await reconcile(platform.parts.db)).toEqual([]);
    await platform.close();
  });

  const proof = (amount: string) => steppedUp(platform, token, { action: 'withdraw', amount, target: payoutAccountId });
  const sum = async () => (await platform.call(balance, {}, { token })).value.sumBalance;

  test('MON-001 200 parallel repetitions with one key and one proof post once, and are answered alike', async () => {
    const payload = { payoutAccountId, amount: '50000', stepUpTicket: await proof('50000') };
    const answers = await Promise.all(Array.from({ length: 200 }, () => platform.call(withdraw, payload, { token, key: 'one-key' })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ success: true });
    expect(await sum()).toBe('151000');
  });

  test('the books are found sound while one of them goes on', async () => {
    const payload = { payoutAccountId, amount: '50000', stepUpTicket: await proof('50000') };
    const { withdrawalId } = (await platform.call(withdraw, payload, { token, key: 'goes-on' })).value;
    await platform.settled();
    const { db } = platform.parts;
    const going: Promise<unknown>[] = [];
    const step = () => {
      const confirmed = platform.call(confirmWithdrawal, { withdrawalId, received: true }, { token });
      going.push(confirmed);
      return confirmed;
    };
    expect(
      await checkBooks({ ...platform.parts, db: db.withPlugin(onceRead('receipt_due', step)), vouched: [vouchedWithdrawals] }),
    ).toEqual([]);
    expect(await Promise.all(going)).toMatchObject([{ success: true, value: { status: 'RECEIVED' } }]);
    expect(await checkBooks({ ...platform.parts, vouched: [vouchedWithdrawals] })).toEqual([]);
  });

  test.each([
    ['received', true, 'RECEIVED'],
    ['not received', false, 'DISPUTED'],
  ] as const)(
    'MC-05 a member who says “%s” several times at once has said it, and is refused none of them',
    async (_word, received, status) => {
      const payload = { payoutAccountId, amount: '50000', stepUpTicket: await proof('50000') };
      const { withdrawalId } = (await platform.call(withdraw, payload, { token, key: 'said-twice' })).value;
      await platform.settled();
      const said = await Promise.all(
        Array.from({ length: 8 }, () => platform.call(confirmWithdrawal, { withdrawalId, received }, { token })),
      );
      for (const answer of said) expect(answer).toMatchObject({ success: true, value: { status } });
      const told = said[0]?.value.steps.map((step) => step.status);
      expect(told).toEqual(['PENDING', 'APPROVED', 'SENT', status]);
    },
  );

  const most = crowdOf(500);

  test(
    `MON-003 of ${most} parallel withdrawals of the whole balance exactly one succeeds, and no read is negative`,
    { timeout: 60_000 },
    async () => {
      const tickets: string[] = [];
      for (let made = 0; made < most; made += 1) tickets.push(await proof('201000'));
      const reads: string[] = [];
      const answers = await Promise.all(
        tickets.map(async (stepUpTicket, index) => {
          const answer = await platform.call(withdraw, { payoutAccountId, amount: '201000', stepUpTicket }, { token, key: `all-${index}` });
          if (index % 10 === 0) reads.push(await sum());
          return answer;
        }),
      );
      expect(answers.filter(({ success }) => success)).toHaveLength(1);
      expect(new Set(answers.filter(({ success }) => !success).map(({ code }) => code))).toEqual(new Set(['insufficient_balance']));
      expect(reads.every((read) => read === '201000' || read === '0')).toBe(true);
      expect(await sum()).toBe('0');
      expect(await platform.parts.db.selectFrom('withdrawal').select('id').execute()).toHaveLength(1);
    },
  );
});
