import { messages } from '#contract/content/message.ts';
import { addPayoutAccount, payoutAccounts, removePayoutAccount } from '#contract/money/payoutAccount.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { bound, payee } from '../../testing/payout.ts';
import { steppedUp, withPaymentPassword } from '../../testing/paymentPassword.ts';
import { registered } from '../../testing/registration.ts';

const hour = 3_600_000;

describe.each(testEngines())('payout accounts on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let token: string;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    token = await registered(platform, 'linh');
    await withPaymentPassword(platform, token);
  });
  afterEach(() => platform.close());

  const list = async (by = token) => (await platform.call(payoutAccounts, {}, { token: by, language: 'EN' })).value;
  const remove = async (payoutAccountId: string) =>
    platform.call(
      removePayoutAccount,
      { payoutAccountId, stepUpTicket: await steppedUp(platform, token, { action: 'removePayoutAccount', target: payoutAccountId }) },
      { token },
    );
  const another = async (username: string) => {
    const other = await registered(platform, username);
    await withPaymentPassword(platform, other);
    return other;
  };

  test('MC-05 one that is bound is shown masked, lies sealed, can be used at once, and its owner is told', async () => {
    const { value } = await bound(platform, token);
    const shown = { bankName: 'River Bank', holderName: 'N••• T••• L•••', accountNumber: '•••• 4567', usableFrom: clock.now() };
    expect((await list()).accounts).toMatchObject([{ payoutAccountId: value.payoutAccountId, ...shown }]);
    const rows = JSON.stringify(await platform.parts.db.selectFrom('payout_account').select(['bank_code', 'payee', 'checksum']).execute());
    expect(rows).not.toMatch(/1234567|Linh/);
    const told = (await platform.call(messages, { pageSize: 9 }, { token, language: 'EN' })).value.messages;
    expect(told.map(({ title }) => title)).toContain('A payout account was added');
  });

  test('MON-015 without a proof for this bank and number nothing is bound', async () => {
    const ticket = await steppedUp(platform, token, { action: 'addPayoutAccount', target: `RIVER ${payee.accountNumber}8` });
    for (const stepUpTicket of ['made-up', ticket])
      expect(await platform.call(addPayoutAccount, { ...payee, stepUpTicket }, { token })).toMatchObject({ code: 'step_up_failed' });
    expect((await list()).accounts).toEqual([]);
  });

  test('MON-015 a second one rests for a day, also where those before were taken away', async () => {
    const first = await bound(platform, token);
    const second = await bound(platform, token, { accountNumber: '123456' });
    expect(second.value.usableFrom).toBe(clock.now() + 24 * hour);
    for (const { value } of [first, second]) expect(await remove(value.payoutAccountId)).toMatchObject({ success: true });
    expect((await bound(platform, token)).value.usableFrom).toBe(clock.now() + 24 * hour);
    expect((await list()).accounts).toHaveLength(1);
  });

  test.each([
    ['an unknown bank', { bankCode: 'NOWHERE' }, 'bankCode'],
    ['a name without letters', { holderName: '12 34' }, 'holderName'],
    ['a name of one letter and what nobody sees', { holderName: 'L\u200b\u202e' }, 'holderName'],
    ['five digits', { accountNumber: '12345' }, 'accountNumber'],
    ['twenty digits', { accountNumber: '1'.repeat(20) }, 'accountNumber'],
    ['letters', { accountNumber: '12345a' }, 'accountNumber'],
    ['a wallet without a mobile number', { bankCode: 'OARPAY', accountNumber: '123456' }, 'accountNumber'],
  ])('%s cannot be bound', async (_title, change, name) => {
    expect(await bound(platform, token, change)).toMatchObject({ code: 'invalid_fields', value: { fields: [{ name }] } });
  });

  test('six digits and nineteen can, and a number is one however it is parted', async () => {
    expect(await bound(platform, token, { accountNumber: '123456' })).toMatchObject({ success: true });
    expect(await bound(platform, token, { accountNumber: '1'.repeat(19) })).toMatchObject({ success: true });
    const again = await bound(platform, token, { accountNumber: '123-456' });
    expect(again).toMatchObject({ success: true });
    expect((await list()).accounts).toHaveLength(2);
  });

  test('MON-015 a second holder is refused, whatever marks the name is written with', async () => {
    await bound(platform, token);
    expect(await bound(platform, token, { accountNumber: '123456', holderName: 'Trần Văn Minh' })).toMatchObject({
      code: 'payee_name_mismatch',
    });
    expect(await bound(platform, token, { accountNumber: '123456', holderName: 'NGUYEN  THI LINH' })).toMatchObject({ success: true });
  });

  test('a name that turns the direction of writing is kept, and shown, as it reads without', async () => {
    const { value } = await bound(platform, token, { holderName: 'Nguyễn \u202eThị\u202c Linh\u200b' });
    expect(value.holderName).toBe('N••• T••• L•••');
    expect(await bound(platform, token, { accountNumber: '123456' })).toMatchObject({ success: true });
  });

  test('what was ever another member’s is refused, also once it was taken away, and however it is typed', async () => {
    const other = await another('minh');
    const { value } = await bound(platform, token, { bankCode: 'OARPAY', accountNumber: '0912 345 678' });
    await remove(value.payoutAccountId);
    for (const accountNumber of ['0912345678', '+84912345678', '84 912.345.678'])
      expect(await bound(platform, other, { bankCode: 'OARPAY', accountNumber })).toMatchObject({ code: 'payee_taken' });
    expect(await bound(platform, other, { accountNumber: '0912345678' })).toMatchObject({ success: true });
  });

  test('of two members that bind one payee at once, one has it', async () => {
    const other = await another('minh');
    const outcomes = await Promise.all([bound(platform, token), bound(platform, other)]);
    expect(outcomes.map(({ success }) => success).toSorted()).toEqual([false, true]);
    expect(outcomes.find(({ success }) => !success)?.code).toBe('payee_taken');
  });

  test('five can be bound and no sixth', async () => {
    for (let made = 0; made < 5; made += 1)
      expect(await bound(platform, token, { accountNumber: `12345${made}` })).toMatchObject({ success: true });
    expect(await bound(platform, token, { accountNumber: '123459' })).toMatchObject({ code: 'payout_accounts_full' });
  });

  test('AZ-002 another member’s is gone, like one that never was', async () => {
    const other = await another('minh');
    const { value } = await bound(platform, other);
    expect(await remove(value.payoutAccountId)).toMatchObject({ code: 'payout_account_gone' });
    expect(await remove('nothing')).toMatchObject({ code: 'payout_account_gone' });
    expect((await list(other)).accounts).toHaveLength(1);
  });
});
