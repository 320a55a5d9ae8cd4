import { memberInfo, register } from '#contract/identity/member.ts';
import { takeTimeOut } from '#contract/identity/playLimit.ts';
import { deposit } from '#contract/money/deposit.ts';
import { memberTransfer, memberTransferTerms } from '#contract/money/memberTransfer.ts';
import { balance } from '#contract/money/wallet.ts';
import { expect, test } from 'vitest';
import { openPlatform } from '../../testing/openPlatform.ts';
import { steppedUp, withPaymentPassword } from '../../testing/paymentPassword.ts';
import { registered, registrationOf } from '../../testing/registration.ts';
import { restartedWith } from '../../testing/restartedWith.ts';

test('MON-002 what was sent before the brand closed it, or set other bounds, or before a break, is told again; anew nothing is sent', async () => {
  const platform = await openPlatform();
  const { parts } = platform;
  const linh = (await platform.call(memberInfo, {}, { token: await registered(platform, 'linh') })).value;
  const { token } = (await platform.call(register, { ...registrationOf('minh'), referralCode: linh.customerId })).value;
  await withPaymentPassword(platform, token);
  await platform.call(deposit, { methodId: 'play-money', amount: '200000' }, { token, key: 'before' });
  const minh = (await platform.call(memberInfo, {}, { token })).value;
  const proof = () => steppedUp(platform, token, { action: 'transferUpline', amount: '50000', target: linh.id });
  const asked = { receiverId: linh.id, amount: '50000', stepUpTicket: await proof() };
  const first = await platform.call(memberTransfer, asked, { token, key: 'lost' });
  expect(first).toMatchObject({ success: true });

  for (const [settings, code] of [
    [{ isOpen: false }, 'function_not_enabled'],
    [{ maxAmount: '49999' }, 'amount_out_of_range'],
    [{ minAmount: '50001' }, 'amount_out_of_range'],
  ] as const) {
    const other = restartedWith(platform, { memberTransfers: { ...parts.brand.memberTransfers, ...settings } });
    const again = { ...asked, stepUpTicket: await proof() };
    expect(await other.call(memberTransfer, again, { token, key: 'lost' })).toMatchObject({ success: true, value: first.value });
    expect(await other.call(memberTransfer, again, { token, key: 'anew' })).toMatchObject({ success: false, code });
  }
  const again = { ...asked, stepUpTicket: await proof() };
  await platform.call(takeTimeOut, { length: 'DAY' }, { token });
  expect(await platform.call(memberTransfer, again, { token, key: 'lost' })).toMatchObject({ success: true, value: first.value });
  expect(await platform.call(memberTransfer, again, { token, key: 'anew' })).toMatchObject({ code: 'play_paused' });
  expect((await parts.ledger.balance(minh.id)).amount).toBe(151_000n * 10_000n);
  await platform.close();
});

test('MC-06 where the brand has it off nobody is named and nothing moves', async () => {
  const memberTransfers = { isOpen: false, minAmount: '10000', maxAmount: '2000000', dailyAmount: '5000000' };
  const platform = await openPlatform({ brand: { memberTransfers } });
  const linh = (await platform.call(memberInfo, {}, { token: await registered(platform, 'linh') })).value;
  const { token } = (await platform.call(register, { ...registrationOf('minh'), referralCode: linh.customerId })).value;
  await withPaymentPassword(platform, token);
  await platform.call(deposit, { methodId: 'play-money', amount: '200000' }, { token, key: 'before' });
  expect((await platform.call(memberInfo, {}, { token })).value.toUpline).toBe(false);
  expect((await platform.call(memberTransferTerms, {}, { token })).value).toMatchObject({ isOpen: false, receivers: [] });
  const stepUpTicket = await steppedUp(platform, token, { action: 'transferUpline', amount: '10000', target: linh.id });
  expect(await platform.call(memberTransfer, { receiverId: linh.id, amount: '10000', stepUpTicket }, { token, key: 'anew' })).toMatchObject(
    { code: 'function_not_enabled' },
  );
  expect((await platform.call(balance, {}, { token })).value.sumBalance).toBe('201000');
  await platform.close();
});
