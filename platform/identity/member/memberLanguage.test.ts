import { memberInfo, updateLanguage } from '#contract/identity/member.ts';
import { changePassword } from '#contract/identity/password.ts';
import { login, freePlayLogin } from '#contract/identity/session.ts';
import { resumeSession } from '#contract/identity/rememberedLogin.ts';
import { afterEach, expect, test } from 'vitest';
import { changePersonalData } from '../../testing/changePersonalData.ts';
import { outboxOf } from '../../testing/messages.ts';
import { movableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { withPaymentPassword } from '../../testing/paymentPassword.ts';
import { password, registered } from '../../testing/registration.ts';

const clock = movableClock();
let platform: TestPlatform;
afterEach(() => platform.close());

const languagesOf = async () =>
  Object.fromEntries(
    (await platform.parts.db.selectFrom('member').select(['username', 'language']).execute()).map(({ username, language }) => [
      username,
      language,
    ]),
  );

test('I18N-2 the language that a member chose is kept with the account, and with no other', async () => {
  platform = await openPlatform({ clock });
  const token = await registered(platform, 'linh');
  await registered(platform, 'minh');
  expect(await languagesOf()).toEqual({ linh: null, minh: null });
  expect(await platform.call(updateLanguage, { language: 'EN' }, { token })).toMatchObject({ success: true });
  expect(await languagesOf()).toEqual({ linh: 'EN', minh: null });
  expect((await platform.call(updateLanguage, { language: 'XX' as 'EN' }, { token })).success).toBe(false);
  expect((await platform.call(updateLanguage, { language: 'EN' })).status).toBe(401);
  const trial = (await platform.call(freePlayLogin, { os: '' })).value.token;
  expect((await platform.call(updateLanguage, { language: 'EN' }, { token: trial })).code).toBe('in_need_true_account');
  expect((await platform.call(memberInfo, {}, { token })).success).toBe(true);
});

test.each([
  ['EN', 'a remembered login was ended'],
  ['VI', 'đã kết thúc đăng nhập'],
  ['CN', '已终止一次“保持登录”'],
  ['TH', 'ยกเลิกการเข้าสู่ระบบที่จดจำไว้'],
  ['ID', 'login yang diingat telah diakhiri'],
] as const)('I18N-2 what a member is written unasked is in %s, whatever language the thief reads', async (language, words) => {
  platform = await openPlatform({ clock });
  const token = await registered(platform, 'linh');
  await changePersonalData(platform, { email: 'linh@example.com' });
  await platform.call(updateLanguage, { language }, { token });
  const { rememberMe = '' } = (await platform.call(login, { username: 'linh', password: 'correct horse 7', rememberMe: true })).value;
  await platform.call(resumeSession, { rememberMe });
  clock.forward(120_000);
  await platform.call(resumeSession, { rememberMe }, { language: language === 'EN' ? 'TY' : 'EN' });
  const mails = (await outboxOf(platform)).filter(({ recipient }) => recipient === 'linh@example.com');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toContain(words);
});

test('I18N-2 of another password, and one for payments, a member is told in the chosen language as well', async () => {
  platform = await openPlatform({ clock });
  const token = await registered(platform, 'linh');
  await changePersonalData(platform, { email: 'linh@example.com' });
  await platform.call(updateLanguage, { language: 'VI' }, { token });
  await withPaymentPassword(platform, token);
  const passwords = { oldPassword: password, newPassword: 'battery staple 8', confirmNewPassword: 'battery staple 8' };
  expect(await platform.call(changePassword, passwords, { token, language: 'EN' })).toMatchObject({ success: true });
  const told = (await outboxOf(platform)).map(({ subject }) => subject);
  expect(told).toEqual(['Sampan: mật khẩu thanh toán mới', 'Sampan: mật khẩu đã được đổi']);
});
