import { answerLoginVerification, beginLoginVerification } from '#contract/identity/loginVerification.ts';
import { register } from '#contract/identity/member.ts';
import { changePassword } from '#contract/identity/password.ts';
import { login } from '#contract/identity/session.ts';
import { expect, test } from 'vitest';
import { lastCode, messagesTo } from '../../testing/messages.ts';
import { movableClock } from '../../testing/movableClock.ts';
import { openPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { password, registrationOf } from '../../testing/registration.ts';

const halfAYear = 180 * 24 * 3_600_000;
const email = 'linh@example.com';
const home = { address: '203.0.113.7' };

test.each(testEngines())(
  'LG-10 where nobody has signed in from for half a year is strange again; where somebody does, it stays known, on %s',
  async (engine) => {
    const clock = movableClock();
    const platform = await openPlatform({ engine, clock });
    const logIn = () => platform.call(login, { username: 'linh', password }, home);
    await platform.call(register, { ...registrationOf('linh'), email }, home);
    for (let time = 0; time < 3; time += 1) {
      clock.forward(halfAYear - 1);
      expect(await logIn()).toMatchObject({ success: true });
    }
    const told = (await messagesTo(platform, email)).length;
    clock.forward(halfAYear);
    const { code, value } = await logIn();
    expect(code).toBe('verification_required');
    const { verificationId } = value as unknown as { readonly verificationId: string };
    await platform.call(beginLoginVerification, { verificationId, method: 'email' }, home);
    const proof = { verificationId, method: 'email', answer: await lastCode(platform, email) } as const;
    expect(await platform.call(answerLoginVerification, proof, home)).toMatchObject({ success: true });
    // The code, and that somebody has signed in from a strange place.
    expect(await messagesTo(platform, email)).toHaveLength(told + 2);
    expect(await logIn()).toMatchObject({ success: true });
    await platform.close();
  },
);

test.each(testEngines())('LG-10 a new password leaves the line known that it was set from, by any address of it, on %s', async (engine) => {
  const platform = await openPlatform({ engine });
  const newPassword = 'a much better one';
  const from = async (address: string) => (await platform.call(login, { username: 'linh', password: newPassword }, { address })).code;
  const home = { address: '2001:db8:1:2::a' };
  const { token } = (await platform.call(register, { ...registrationOf('linh'), email }, home)).value;
  const change = { oldPassword: password, newPassword, confirmNewPassword: newPassword };
  expect(await platform.call(changePassword, change, { token, ...home })).toMatchObject({ success: true });
  expect([await from('2001:db8:1:2::b'), await from('2001:db8:1:3::a')]).toEqual([undefined, 'verification_required']);
  await platform.close();
});
