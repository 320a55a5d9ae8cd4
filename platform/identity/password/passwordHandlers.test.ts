import { memberInfo, register } from '#contract/identity/member.ts';
import { changePassword, passwordByEmail, passwordByMailToken } from '#contract/identity/password.ts';
import { resumeSession } from '#contract/identity/rememberedLogin.ts';
import { login } from '#contract/identity/session.ts';
import { confirmAuthenticator, enrolAuthenticator } from '#contract/identity/authenticator.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fromBase32, stepAt, totpCode } from '../authenticator/totp.ts';
import { changePersonalData } from '../../testing/changePersonalData.ts';
import { messagesTo } from '../../testing/messages.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registrationOf } from '../../testing/registration.ts';

const old = 'correct horse 7';
const fresh = 'a much better one';
const email = 'linh@example.com';

describe.each(testEngines())('passwords on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let token: string;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    token = (await platform.call(register, { ...registrationOf('linh'), email })).value.token;
  });
  afterEach(() => platform.close());

  const isAlive = async (each: string) => (await platform.call(memberInfo, {}, { token: each })).status === 200;
  const enter = (password: string, username = 'linh') => platform.call(login, { username, password });
  const change = (payload: Partial<{ oldPassword: string; newPassword: string; confirmNewPassword: string }> = {}, with_ = token) =>
    platform.call(
      changePassword,
      { oldPassword: old, newPassword: fresh, confirmNewPassword: payload.newPassword ?? fresh, ...payload },
      { token: with_ },
    );

  describe('changing', () => {
    test('PW-03 AUT-009 ends every session, this one included, and its owner is told', async () => {
      const other = (await enter(old)).value.token;
      expect(await change()).toMatchObject({ success: true });
      expect([await isAlive(token), await isAlive(other)]).toEqual([false, false]);
      expect(await enter(old)).toMatchObject({ code: 'login_failed' });
      expect(await enter(fresh)).toMatchObject({ success: true });
      expect((await messagesTo(platform, email)).at(-1)).toContain('was changed');
      expect(await change()).toMatchObject({ status: 401 });
    });

    test('AUT-009 AUT-011 whoever began to bind an app by the old one does not end it, with another session neither', async () => {
      const { secret } = (await platform.call(enrolAuthenticator, { password: old }, { token })).value;
      await change();
      const stolen = (await enter(fresh)).value.token;
      const code = totpCode(fromBase32(secret), stepAt(clock.now()));
      expect(await platform.call(confirmAuthenticator, { code }, { token: stolen })).toMatchObject({ code: 'verification_code_failed' });
    });

    test('AUT-009 LG-10 wherever the old one was used from is a strange address again, but for where it is changed', async () => {
      const [home, thief] = [{ address: '203.0.113.7' }, { address: '198.51.100.1' }];
      await changePersonalData(platform, { email: null });
      await platform.call(login, { username: 'linh', password: old }, thief);
      const session = (await platform.call(login, { username: 'linh', password: old }, home)).value.token;
      await changePersonalData(platform, { email });
      const passwords = { oldPassword: old, newPassword: fresh, confirmNewPassword: fresh };
      expect(await platform.call(changePassword, passwords, { token: session, ...home })).toMatchObject({ success: true });
      expect(await platform.call(login, { username: 'linh', password: fresh }, thief)).toMatchObject({ code: 'verification_required' });
      expect(await platform.call(login, { username: 'linh', password: fresh }, home)).toMatchObject({ success: true });
      expect((await messagesTo(platform, email)).at(-1)).toContain('was changed');
    });

    test('AUT-009 with another old password, or none, it is refused', async () => {
      expect(await change({ oldPassword: 'wrong' })).toMatchObject({ code: 'wrong_password' });
      expect(await change({ oldPassword: '' })).toMatchObject({ code: 'wrong_password' });
      expect(await isAlive(token)).toBe(true);
    });

    test('AUT-009 left out, it is refused as well; and so is a session that nobody used for half an hour', async () => {
      const { oldPassword: _none, ...without } = { oldPassword: old, newPassword: fresh, confirmNewPassword: fresh };
      expect(await platform.call(changePassword, without as never, { token })).toMatchObject({ status: 400, code: 'invalid_payload' });
      clock.forward(30 * 60_000);
      expect(await change()).toMatchObject({ status: 401 });
      expect(await enter(old)).toMatchObject({ success: true });
    });

    test('AUT-009 every other session and every remembered login ends with it', async () => {
      const remembered = (await platform.call(login, { username: 'linh', password: old, rememberMe: true })).value;
      const other = (await enter(old)).value.token;
      await change();
      expect([await isAlive(other), await isAlive(remembered.token)]).toEqual([false, false]);
      expect(await platform.call(resumeSession, { rememberMe: remembered.rememberMe ?? '' })).toMatchObject({ code: 'remember_me_failed' });
    });

    test('AUT-009 the old password is not guessed by a stolen session', async () => {
      const codes = await Promise.all(
        Array.from({ length: 15 }, async (_, index) => (await change({ oldPassword: `guess ${index}` })).code),
      );
      expect(codes.filter((code) => code === 'wrong_password')).toHaveLength(10);
      expect(await change()).toMatchObject({ code: 'too_many_attempts' });
    });

    test.each([
      [{ newPassword: old }, 'newPassword', 'samePassword'],
      [{ newPassword: fresh, confirmNewPassword: 'another' }, 'confirmNewPassword', 'mismatch'],
      [{ newPassword: '123456' }, 'newPassword', 'length'],
      [{ newPassword: '12345678' }, 'newPassword', 'commonPassword'],
      [{ newPassword: 'Sampan2026' }, 'newPassword', 'commonPassword'],
      [{ newPassword: 'LINH' }, 'newPassword', 'length'],
      [{ newPassword: '        ' }, 'newPassword', 'commonPassword'],
      [{ newPassword: 'seven77' }, 'newPassword', 'length'],
    ])('AUT-007 AUT-009 %j breaks a rule', async (payload, name, patternId) => {
      const answer = await change(payload);
      expect(answer).toMatchObject({ code: 'invalid_fields', value: { fields: [{ name, patternId }] } });
      expect(await isAlive(token)).toBe(true);
    });

    test('LG-05 PW-04 lifts what an expired password had shut', async () => {
      await platform.parts.db.updateTable('member').set({ password_expired: 1n, must_change_password: 1n }).execute();
      const restricted = (await enter(old)).value.token;
      expect(await isAlive(restricted)).toBe(true);
      expect(await platform.call(memberInfo, {}, { token: restricted })).toMatchObject({ code: 'password_change_required' });
      expect(await change({}, restricted)).toMatchObject({ success: true });
      expect((await enter(fresh)).value).toMatchObject({ mustChangePassword: false, passwordExpired: false });
    });
  });

  describe('recovering by mail', () => {
    const ask = (username: string, address: string) => platform.call(passwordByEmail, { username, email: address });
    const linked = async () => /#token=([\w-]{43})$/m.exec((await messagesTo(platform, email)).at(-1) ?? '')?.[1] ?? '';
    const set = (text: string, newPassword = fresh) =>
      platform.call(passwordByMailToken, { token: text, newPassword, confirmNewPassword: newPassword });

    test('PW-01 a link is sent that sets the password and ends every session', async () => {
      expect(await ask(' Linh', 'LINH@example.com ')).toMatchObject({ success: true });
      expect((await messagesTo(platform, email)).at(-1)).toContain('http://localhost:3000/recover#token=');
      expect(await set(await linked())).toMatchObject({ success: true });
      expect(await isAlive(token)).toBe(false);
      expect(await enter(fresh)).toMatchObject({ success: true });
    });

    test('AUT-002 the answer is the same for names and addresses that do not belong together', async () => {
      const sent = (await messagesTo(platform, email)).length;
      const answers = [await ask('nobody', email), await ask('linh', 'other@example.com'), await ask('', ''), await ask('linh', email)];
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await messagesTo(platform, email)).toHaveLength(sent + 1);
      expect(await messagesTo(platform, 'other@example.com')).toEqual([]);
    });

    test('AUT-010 a link is good once, for ten minutes, and dies with any other change', async () => {
      await ask('linh', email);
      const [first] = [await linked()];
      await ask('linh', email);
      const second = await linked();
      expect(await set(second)).toMatchObject({ success: true });
      expect([(await set(second)).code, (await set(first)).code]).toEqual(['recovery_failed', 'recovery_failed']);
      await ask('linh', email);
      const third = await linked();
      clock.forward(10 * 60_000);
      expect(await set(third)).toMatchObject({ code: 'recovery_failed' });
      await platform.parts.db.deleteFrom('attempt').execute();
      await ask('linh', email);
      const fourth = await linked();
      const session = (await enter(fresh)).value.token;
      await change({ oldPassword: fresh, newPassword: 'yet another one', confirmNewPassword: 'yet another one' }, session);
      expect(await set(fourth)).toMatchObject({ code: 'recovery_failed' });
    });

    test('AUT-010 of ten uses at once one sets the password', async () => {
      await ask('linh', email);
      const text = await linked();
      const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => set(text, `${fresh} ${index}`)));
      expect(answers.filter(({ success }) => success)).toHaveLength(1);
    });

    test('AUT-010 a hundred requests send five mails', async () => {
      const before = (await messagesTo(platform, email)).length;
      await Promise.all(Array.from({ length: 100 }, () => ask('linh', email)));
      expect((await messagesTo(platform, email)).length - before).toBe(5);
    });

    test('AUT-010 it is bound to its member, whatever else is sent with it', async () => {
      await platform.call(register, { ...registrationOf('minh'), email: 'minh@example.com' });
      await ask('linh', email);
      const text = await linked();
      const extra = {
        token: text,
        newPassword: fresh,
        confirmNewPassword: fresh,
        username: 'minh',
        memberId: 'minh',
        email: 'minh@example.com',
      };
      await platform.call(passwordByMailToken, extra);
      expect(await enter(fresh, 'minh')).toMatchObject({ code: 'login_failed' });
      expect(await enter(old, 'minh')).toMatchObject({ success: true });
      expect(await enter(fresh)).toMatchObject({ success: true });
    });

    test('AUT-010 where there is a second factor it opens nothing without it, from the address of home neither', async () => {
      const home = { address: '203.0.113.7' };
      await changePersonalData(platform, { email: null });
      await platform.call(login, { username: 'linh', password: old }, home);
      const session = (await enter(old)).value.token;
      const { secret } = (await platform.call(enrolAuthenticator, { password: old }, { token: session })).value;
      await platform.call(confirmAuthenticator, { code: totpCode(fromBase32(secret), stepAt(clock.now())) }, { token: session });
      await changePersonalData(platform, { email });
      expect(await platform.call(login, { username: 'linh', password: old }, home)).toMatchObject({ success: true });
      await ask('linh', email);
      expect(await set(await linked())).toEqual({ status: 200, success: true, value: {} });
      expect(await platform.call(login, { username: 'linh', password: fresh }, home)).toMatchObject({
        code: 'verification_required',
        value: { methods: [{ method: 'totp' }, { method: 'recoveryCode' }] },
      });
      expect(await platform.parts.db.selectFrom('member_session').select('id').where('revoked_at', 'is', null).execute()).toEqual([]);
    });

    test('AUT-010 a bad password does not use the link up', async () => {
      await ask('linh', email);
      const text = await linked();
      expect(await set(text, '123456')).toMatchObject({ code: 'invalid_fields' });
      expect(await set(text)).toMatchObject({ success: true });
    });
  });
});
