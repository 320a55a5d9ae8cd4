import { changePassword } from '#contract/identity/password.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changePersonalData } from '../../testing/changePersonalData.ts';
import { messagesTo } from '../../testing/messages.ts';
import { mobile, mobileMember } from '../../testing/mobileMember.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { password } from '../../testing/registration.ts';

const email = 'linh@example.com';

describe.each(testEngines())('a new password on %s', (engine) => {
  let platform: TestPlatform;
  let token: string;
  beforeEach(async () => {
    platform = await openPlatform({ engine });
    token = (await mobileMember(platform)).token;
  });
  afterEach(() => platform.close());

  /** What number and address are told of it. */
  const told = async () => {
    const passwords = { oldPassword: password, newPassword: 'a much better one', confirmNewPassword: 'a much better one' };
    expect(await platform.call(changePassword, passwords, { token, language: 'EN' })).toMatchObject({ success: true });
    const sent = await Promise.all([mobile, email].map((recipient) => messagesTo(platform, recipient)));
    return sent.map((bodies) => bodies.filter((body) => /^Sampan: the password of your account m\w+ was changed/.test(body)).length);
  };

  test.each([
    ['by SMS to a proven number', null, 1n, [1, 0]],
    ['by mail as well where there is an address', email, 1n, [1, 1]],
    ['by mail alone where the number is not proven', email, 0n, [0, 1]],
  ])('AUT-009 is told to its owner: %s', async (_how, address, verified, sent) => {
    await changePersonalData(platform, { email: address });
    await platform.parts.db.updateTable('member').set({ mobile_verified: verified }).execute();
    expect(await told()).toEqual(sent);
  });
});
