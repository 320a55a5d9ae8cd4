import type { AnswerOf } from '#contract/call.ts';
import { memberInfo, register } from '#contract/identity/member.ts';
import { deposit } from '#contract/money/deposit.ts';
import { memberTransfer, memberTransferTerms } from '#contract/money/memberTransfer.ts';
import { balance } from '#contract/money/wallet.ts';
import { encryptionKeys } from '#contract/system/site.ts';
import { expect, test } from 'vitest';
import { createPlatform } from '../../app.ts';
import type { Brand } from '../../core/brand.ts';
import { cheapPasswordWork } from '../../testing/cheapPasswordWork.ts';
import { openPlatform } from '../../testing/openPlatform.ts';
import { steppedUp, withPaymentPassword } from '../../testing/paymentPassword.ts';
import { registered, registrationOf } from '../../testing/registration.ts';
import { requestFor } from '../../testing/requestFor.ts';
import { testGames } from '../../testing/testGames.ts';

test('MON-002 what was sent before the brand closed it, or set other bounds, is told again; anew nothing is sent', async () => {
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

  /** The same store, as a platform serves it that was started with other settings. */
  const askedOf = async (settings: Partial<Brand['memberTransfers']>, key: string) => {
    const brand = { ...parts.brand, memberTransfers: { ...parts.brand.memberTransfers, ...settings } };
    const other = createPlatform({ ...parts, brand }, { games: testGames(), passwordWork: cheapPasswordWork() });
    const answer = async (made: Awaited<ReturnType<typeof requestFor>>) =>
      (await other.answer(new Request(new URL(made.address, 'http://127.0.0.1:3001'), made.init), '127.0.0.1')).json();
    const merchant = brand.merchantCode;
    const keys = async () =>
      ((await answer(await requestFor(encryptionKeys, {}, { merchant }))) as { value: AnswerOf<typeof encryptionKeys> }).value.keys;
    const payload = { ...asked, stepUpTicket: await proof() };
    return await answer(await requestFor(memberTransfer, payload, { merchant, token, key, keys, now: parts.clock.now() }));
  };
  for (const [settings, code] of [
    [{ isOpen: false }, 'function_not_enabled'],
    [{ maxAmount: '49999' }, 'amount_out_of_range'],
    [{ minAmount: '50001' }, 'amount_out_of_range'],
  ] as const) {
    expect(await askedOf(settings, 'lost')).toMatchObject({ success: true, value: first.value });
    expect(await askedOf(settings, 'anew')).toMatchObject({ success: false, code });
  }
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
