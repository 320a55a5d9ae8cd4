import { answerLoginVerification, beginLoginVerification } from '#contract/identity/loginVerification.ts';
import { memberInfo, register } from '#contract/identity/member.ts';
import { passwordByEmail, passwordByMailToken, passwordByPhone } from '#contract/identity/password.ts';
import { login } from '#contract/identity/session.ts';
import { loginSmsCode } from '#contract/identity/verification.ts';
import { payoutAccounts } from '#contract/money/payoutAccount.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lastCode, messagesTo } from '../../testing/messages.ts';
import { mobile, mobileMember, typedMobile } from '../../testing/mobileMember.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registrationOf } from '../../testing/registration.ts';

const fresh = 'a much better one';
const email = 'linh@example.com';

describe.each(testEngines())('who may set a lost password on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
  });
  afterEach(() => platform.close());

  const exclude = async (): Promise<number> => {
    const until = clock.now() + 86_400_000;
    await platform.parts.db
      .updateTable('member')
      .set({ self_excluded_at: 1n, self_excluded_until: BigInt(until) })
      .execute();
    return until;
  };
  const byMail = (address: string) => platform.call(passwordByEmail, { username: 'linh', email: address });
  const byPhone = async () => {
    clock.forward(61_000);
    await platform.call(loginSmsCode, { ...typedMobile, purpose: 'password' });
    return platform.call(passwordByPhone, { ...typedMobile, verificationCode: await lastCode(platform, mobile), newPassword: fresh });
  };

  test("AUT-010 who knows only the name uses up nothing of its owner's", async () => {
    await platform.call(register, { ...registrationOf('linh'), email });
    await platform.settled();
    const before = (await messagesTo(platform, email)).length;
    for (let guess = 0; guess < 10; guess += 1) await byMail(`guess${guess}@example.com`);
    expect(await byMail(email)).toMatchObject({ success: true });
    expect((await messagesTo(platform, email)).length - before).toBe(1);
  });

  test('PP-14 PW-01 who has excluded themselves gets a link, whether that is over or not; an account that is shut does not', async () => {
    await platform.call(register, { ...registrationOf('linh'), email });
    const sentWhen = async (until: number, locked_at: bigint | null = null) => {
      await platform.parts.db
        .updateTable('member')
        .set({ locked_at, self_excluded_at: 1n, self_excluded_until: BigInt(until) })
        .execute();
      const before = (await messagesTo(platform, email)).length;
      await byMail(email);
      return (await messagesTo(platform, email)).length - before;
    };
    expect(await sentWhen(clock.now() + 1)).toBe(1);
    expect(await sentWhen(clock.now())).toBe(1);
    expect(await sentWhen(clock.now(), 1n)).toBe(0);
  });

  test('PP-14 PW-01 who has excluded themselves sets the password by the link, and is let in to withdraw alone', async () => {
    await platform.call(register, { ...registrationOf('linh'), email });
    await exclude();
    await byMail(email);
    const token = /#token=([\w-]{43})$/m.exec((await messagesTo(platform, email)).at(-1) ?? '')?.[1] ?? '';
    expect(await platform.call(passwordByMailToken, { token, newPassword: fresh, confirmNewPassword: fresh })).toMatchObject({
      success: true,
    });
    expect(await platform.call(login, { username: 'linh', password: fresh })).toMatchObject({ code: 'self_excluded' });
    const { value } = await platform.call(login, { username: 'linh', password: fresh, forPayout: true });
    expect((await platform.call(payoutAccounts, {}, { token: value.token })).status).toBe(200);
  });

  test('LG-10 PP-14 to withdraw, a recovered password proves no more than what it was set by', async () => {
    await mobileMember(platform, { email }, { address: '203.0.113.7' });
    await platform.parts.db.updateTable('member').set({ username: 'linh', username_key: 'linh', password_recovered_by: 'email' }).execute();
    await exclude();
    const away = { address: '198.51.100.1' };
    const { code, value } = await platform.call(login, { username: 'linh', password: 'correct horse 7', forPayout: true }, away);
    expect([code, value]).toEqual([
      'verification_required',
      expect.objectContaining({ methods: [{ method: 'phone', hint: '+84 ••• 78' }] }),
    ]);
    const { verificationId } = value as unknown as { verificationId: string };
    clock.forward(61_000);
    await platform.call(beginLoginVerification, { verificationId, method: 'phone' }, away);
    const answer = await lastCode(platform, mobile);
    const opened = (await platform.call(answerLoginVerification, { verificationId, method: 'phone', answer }, away)).value;
    expect((await platform.call(payoutAccounts, {}, { token: opened.token })).status).toBe(200);
    const session = await platform.parts.db.selectFrom('member_session').select('origin').where('revoked_at', 'is', null).execute();
    expect(session.at(-1)).toEqual({ origin: 'payout' });
  });

  test('PP-14 LG-05 who withdraws by number and code is asked for no other password, expired or guessable as it may be', async () => {
    const { account } = await mobileMember(platform);
    await platform.parts.db.updateTable('member').set({ must_change_password: 1n, password_expired: 1n }).execute();
    await exclude();
    clock.forward(61_000);
    await platform.call(loginSmsCode, { ...typedMobile, purpose: 'login' });
    const verificationCode = await lastCode(platform, mobile);
    const { value } = await platform.call(login, { type: 'sms', ...typedMobile, verificationCode, forPayout: true });
    expect(value).toMatchObject({ mustChangePassword: false, passwordExpired: false });
    expect((await platform.call(payoutAccounts, {}, { token: value.token })).status).toBe(200);
    const byPassword = await platform.call(login, { username: account, password: 'correct horse 7', forPayout: true });
    expect(byPassword.value).toMatchObject({ mustChangePassword: true });
  });

  test('LG-09 an account for agents only is not let in on the side of the members by its phone, and nothing is set', async () => {
    const { account, token } = await mobileMember(platform);
    await platform.parts.db.updateTable('member').set({ agent_only: 1n, type: 1n }).execute();
    expect(await byPhone()).toMatchObject({ code: 'non_member_account' });
    expect(await platform.call(memberInfo, {}, { token })).toMatchObject({ status: 200 });
    expect(await platform.call(login, { username: account, password: fresh, side: 'agent' })).toMatchObject({ code: 'login_failed' });
  });

  test('PP-14 PW-02 who has kept themselves out is told so; the password is set, and lets in to withdraw alone', async () => {
    const { account, token } = await mobileMember(platform);
    const until = await exclude();
    expect(await byPhone()).toMatchObject({ code: 'self_excluded', value: { until } });
    expect(await platform.parts.db.selectFrom('member_session').select('id').where('revoked_at', 'is', null).execute()).toEqual([]);
    expect(await platform.call(memberInfo, {}, { token })).toMatchObject({ status: 401 });
    expect(await platform.call(login, { username: account, password: fresh })).toMatchObject({ code: 'self_excluded' });
    expect(await platform.call(login, { username: account, password: fresh, forPayout: true })).toMatchObject({ success: true });
  });

  test('PW-02 nothing is set where the account is shut, and the answer is that to a wrong code', async () => {
    const { account } = await mobileMember(platform);
    await platform.parts.db.updateTable('member').set({ locked_at: 1n }).execute();
    expect(await byPhone()).toMatchObject({ code: 'verification_code_failed' });
    await platform.parts.db.updateTable('member').set({ locked_at: null }).execute();
    expect(await platform.call(login, { username: account, password: 'correct horse 7' })).toMatchObject({ success: true });
  });
});
