import { withdraw } from '#contract/money/withdrawal.ts';
import { expect, test } from 'vitest';
import { openPlatform } from '../../testing/openPlatform.ts';
import { memberWithPayout } from '../../testing/payout.ts';
import { steppedUp } from '../../testing/paymentPassword.ts';
import { restartedWith } from '../../testing/restartedWith.ts';

test('MON-002 a withdrawal whose answer was lost is told again though the brand has set other bounds; anew nothing is set aside', async () => {
  const platform = await openPlatform();
  const { token, payoutAccountId } = await memberWithPayout(platform);
  const proof = () => steppedUp(platform, token, { action: 'withdraw', amount: '50000', target: payoutAccountId });
  const asked = { payoutAccountId, amount: '50000', stepUpTicket: await proof() };
  const first = await platform.call(withdraw, asked, { token, key: 'lost' });
  expect(first).toMatchObject({ success: true });
  const { withdrawals } = platform.parts.brand;
  for (const settings of [{ maxAmount: '49999' }, { minAmount: '50001' }]) {
    const other = restartedWith(platform, { withdrawals: { ...withdrawals, ...settings } });
    const again = { ...asked, stepUpTicket: await proof() };
    expect(await other.call(withdraw, again, { token, key: 'lost' })).toMatchObject({ success: true, value: first.value });
    expect(await other.call(withdraw, again, { token, key: 'anew' })).toMatchObject({ code: 'amount_out_of_range' });
  }
  await platform.close();
});
