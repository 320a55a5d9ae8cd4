import { memberInfo, register } from '#contract/identity/member.ts';
import { passwordByEmail, passwordByPhone } from '#contract/identity/password.ts';
import { login } from '#contract/identity/session.ts';
import { loginSmsCode } from '#contract/identity/verification.ts';
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

  test('PW-02 a self-exclusion that is over keeps nobody from a link; one that is not does', async () => {
    await platform.call(register, { ...registrationOf('linh'), email });
    const sentWhen = async (until: number) => {
      await platform.parts.db
        .updateTable('member')
        .set({ status: 'SELF_EXCLUDED', self_excluded_until: BigInt(until) })
        .execute();
      const before = (await messagesTo(platform, email)).length;
      await byMail(email);
      return (await messagesTo(platform, email)).length - before;
    };
    expect(await sentWhen(clock.now() + 1)).toBe(0);
    expect(await sentWhen(clock.now())).toBe(1);
  });

  test('LG-09 an account for agents only is not let in on the side of the members by its phone, and nothing is set', async () => {
    const { account, token } = await mobileMember(platform);
    await platform.parts.db.updateTable('member').set({ agent_only: 1n, type: 1n }).execute();
    expect(await byPhone()).toMatchObject({ code: 'non_member_account' });
    expect(await platform.call(memberInfo, {}, { token })).toMatchObject({ status: 200 });
    expect(await platform.call(login, { username: account, password: fresh, side: 'agent' })).toMatchObject({ code: 'login_failed' });
  });

  test('PW-02 who has kept themselves out is told so, and nothing is set', async () => {
    const { account } = await mobileMember(platform);
    const until = clock.now() + 86_400_000;
    await platform.parts.db
      .updateTable('member')
      .set({ status: 'SELF_EXCLUDED', self_excluded_until: BigInt(until) })
      .execute();
    expect(await byPhone()).toMatchObject({ code: 'self_excluded', value: { until } });
    expect(await platform.call(login, { username: account, password: fresh })).toMatchObject({ code: 'login_failed' });
  });
});
