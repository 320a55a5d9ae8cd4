import { confirmAuthenticator, enrolAuthenticator } from '#contract/identity/authenticator.ts';
import { changeContact, contacts, sendContactCode } from '#contract/identity/contact.ts';
import { messages } from '#contract/content/message.ts';
import { answerLoginVerification, beginLoginVerification } from '#contract/identity/loginVerification.ts';
import { openSessions } from '#contract/identity/openSessions.ts';
import { passwordByEmail, passwordByMailToken } from '#contract/identity/password.ts';
import { login } from '#contract/identity/session.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { enrolByNumber } from '../../testing/enrolByNumber.ts';
import { lastCode, messagesTo, otherCode, outboxOf } from '../../testing/messages.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { changePersonalData } from '../../testing/changePersonalData.ts';
import { password, registered } from '../../testing/registration.ts';
import { createMembers } from '../member/members.ts';
import { fromBase32, stepAt, totpCode } from '../authenticator/totp.ts';

const phone = { kind: 'phone', value: '0912 345 678', countryDialingCode: '84' } as const;
const number = '+84912345678';
const mail = { kind: 'email', value: ' linh@example.com ' } as const;
const address = 'linh@example.com';

describe.each(testEngines())('contacts on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let token: string;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    token = await registered(platform, 'linh');
  });
  afterEach(() => platform.close());

  const known = async () => (await platform.call(contacts, {}, { token })).value;
  const send = (target: typeof phone | typeof mail | (typeof phone & { value: string }), more: object = {}, as = token) =>
    platform.call(sendContactCode, { ...target, password, ...more }, { token: as });
  const change = (target: typeof phone | typeof mail, verificationCode: string, more: object = {}, as = token) =>
    platform.call(changeContact, { ...target, verificationCode, ...more }, { token: as });
  const bind = async (target: typeof phone | typeof mail, recipient: string) => {
    await send(target);
    expect(await change(target, await lastCode(platform, recipient))).toMatchObject({ success: true });
    clock.forward(61_000);
  };

  test('MC-02 a number is bound by the password and a code that was sent to it, and signs in from then on', async () => {
    expect(await known()).toEqual({ phone: null, email: null, offered: ['phone', 'email'], proofs: [] });
    expect(await send(phone, { password: 'not this one 8' })).toMatchObject({ code: 'wrong_password' });
    expect(await outboxOf(platform)).toEqual([]);
    const { secret } = (await platform.call(enrolAuthenticator, { password }, { token })).value;
    expect((await send(phone)).value).toEqual({ expiredMinutes: 5 });
    const code = await lastCode(platform, number);
    expect(await change(phone, otherCode(code))).toMatchObject({ code: 'verification_code_failed' });
    expect((await known()).phone).toBeNull();
    expect(await change(phone, code)).toMatchObject({ success: true });
    expect(await known()).toMatchObject({ phone: { hint: '+84 ••• 78', proven: true }, proofs: [{ method: 'phone', hint: '+84 ••• 78' }] });
    expect(await change(phone, code)).toMatchObject({ success: false });
    // The app that was begun by the password alone is bound no more.
    const digits = totpCode(fromBase32(secret), stepAt(clock.now()));
    expect(await platform.call(confirmAuthenticator, { code: digits }, { token })).toMatchObject({ code: 'verification_code_failed' });
    const member = await platform.parts.db.selectFrom('mobile_lookup').select('member_id').execute();
    expect(member.length).toBe(1);
  });

  test('MC-02 a code is good for what it was sent to, and for nobody else', async () => {
    await send(phone);
    const code = await lastCode(platform, number);
    const other = await registered(platform, 'minh');
    expect(await change(phone, code, {}, other)).toMatchObject({ code: 'verification_code_failed' });
    const elsewhere = { ...phone, value: '0987 654 321' } as unknown as typeof phone;
    expect(await change(elsewhere, code)).toMatchObject({ code: 'verification_code_failed' });
    clock.forward(5 * 60_000);
    expect(await change(phone, code)).toMatchObject({ code: 'verification_code_failed' });
  });

  test('MC-02 where something was proven before it is asked for as well, and is told of the change', async () => {
    await bind(phone, number);
    await send(mail);
    const [fresh, proof] = [await lastCode(platform, address), await lastCode(platform, number)];
    expect(await change(mail, fresh)).toMatchObject({ code: 'proof_failed' });
    expect(await change(mail, fresh, { proofCode: otherCode(proof) })).toMatchObject({ code: 'proof_failed' });
    expect((await known()).email).toBeNull();
    expect(await change(mail, fresh, { proofCode: proof })).toMatchObject({ success: true });
    expect((await known()).email).toEqual({ hint: 'l•••@example.com', proven: true });
    expect((await messagesTo(platform, number)).at(-1)).toContain('new e-mail address');
    const [told] = (await platform.call(messages, {}, { token })).value.messages;
    expect(told?.title).toBe('Your e-mail address was changed');
  });

  test('MC-02 what was bound and is lost can be proven by the other one', async () => {
    await bind(phone, number);
    await send(mail);
    await change(mail, await lastCode(platform, address), { proofCode: await lastCode(platform, number) });
    clock.forward(61_000);
    const next = { ...phone, value: '0987 654 321' } as unknown as typeof phone;
    await send(next, { proof: 'email' });
    const codes = { verificationCode: await lastCode(platform, '+84987654321'), proofCode: await lastCode(platform, address) };
    expect(await change(next, codes.verificationCode, { proof: 'email', proofCode: codes.proofCode })).toMatchObject({ success: true });
    expect((await known()).phone?.hint).toBe('+84 ••• 21');
    // Who has the old number proves nothing by it any more.
    const hashes = await platform.parts.db.selectFrom('mobile_lookup').select('hash').execute();
    expect(hashes.length).toBe(1);
  });

  test('MC-02 an authenticator app is asked for before anything weaker', async () => {
    await bind(phone, number);
    clock.forward(61_000);
    const secret = await enrolByNumber(platform, token, password, number);
    const digits = () => totpCode(fromBase32(secret), stepAt(clock.now()));
    const { recoveryCodes } = (await platform.call(confirmAuthenticator, { code: digits() }, { token })).value;
    clock.forward(30_000);
    expect((await known()).proofs.map(({ method }) => method)).toEqual(['totp', 'recoveryCode']);
    expect(await send(mail, { proof: 'phone' })).toMatchObject({ code: 'function_not_enabled' });
    await send(mail);
    const fresh = await lastCode(platform, address);
    expect(await change(mail, fresh, { proofCode: otherCode(digits()) })).toMatchObject({ code: 'proof_failed' });
    expect(await change(mail, fresh, { proofCode: digits() })).toMatchObject({ success: true });
    await send(mail, { proof: 'recoveryCode' });
    const again = await lastCode(platform, address);
    expect(await change(mail, again, { proof: 'recoveryCode', proofCode: recoveryCodes[0] ?? '' })).toMatchObject({ success: true });
  });

  test('a number that another account has proven is told to whoever reads it, and nothing is changed', async () => {
    await bind(phone, number);
    const other = await registered(platform, 'minh');
    await send(phone, {}, other);
    expect(await change(phone, await lastCode(platform, number), {}, other)).toMatchObject({ code: 'mobile_taken' });
    expect((await platform.call(contacts, {}, { token: other })).value.phone).toBeNull();
  });

  test('what is no number and no address is refused, and costs no message', async () => {
    expect(await send({ ...phone, value: '12' } as unknown as typeof phone)).toMatchObject({ code: 'invalid_mobile' });
    expect(await send({ ...mail, value: 'linh' } as unknown as typeof mail)).toMatchObject({
      code: 'invalid_fields',
      value: { fields: [{ name: 'value', patternId: 'email' }] },
    });
    expect(await outboxOf(platform)).toEqual([]);
  });

  test('MC-02 what was told at registration is proven without being typed again, and is no news', async () => {
    const told = { kind: 'email' } as const;
    const ask = (more: object = {}) => platform.call(sendContactCode, { ...told, password, ...more }, { token });
    expect(await ask()).toMatchObject({ code: 'invalid_fields', value: { fields: [{ name: 'value', patternId: 'email' }] } });
    expect(await ask({ kind: 'phone' })).toMatchObject({ code: 'invalid_mobile' });
    await changePersonalData(platform, { email: address });
    expect(await ask({ password: 'not this one 8' })).toMatchObject({ code: 'wrong_password' });
    expect(await outboxOf(platform)).toEqual([]);
    expect((await ask()).value).toEqual({ expiredMinutes: 5 });
    const verificationCode = await lastCode(platform, address);
    expect(await platform.call(changeContact, { ...told, verificationCode }, { token })).toMatchObject({ success: true });
    expect((await known()).email).toEqual({ hint: 'l•••@example.com', proven: true });
    expect((await messagesTo(platform, address)).length).toBe(1);
    expect((await platform.call(messages, {}, { token })).value.messages.map(({ title }) => title)).toEqual(['Welcome to Sampan']);
  });

  test('MC-02 what was sent to a contact opens nothing any more once that is replaced', async () => {
    await bind(mail, address);
    const away = { address: '198.51.100.1' };
    await platform.call(passwordByEmail, { username: 'linh', email: address });
    const [, recovery = ''] = /#token=(\S+)/.exec((await messagesTo(platform, address)).at(-1) ?? '') ?? [];
    const { verificationId } = (await platform.call(login, { username: 'linh', password }, away)).value as unknown as {
      verificationId: string;
    };
    await platform.call(beginLoginVerification, { verificationId, method: 'email' }, away);
    const sent = await lastCode(platform, address);
    const next = { ...mail, value: 'other@example.com' } as unknown as typeof mail;
    await send(next);
    const codes = { verificationCode: await lastCode(platform, 'other@example.com'), proofCode: await lastCode(platform, address) };
    expect(await change(next, codes.verificationCode, { proofCode: codes.proofCode })).toMatchObject({ success: true });
    const proven = await platform.call(answerLoginVerification, { verificationId, method: 'email', answer: sent }, away);
    expect(proven).toMatchObject({ code: 'verification_expired' });
    const set = { token: recovery, newPassword: 'battery staple 8', confirmNewPassword: 'battery staple 8' };
    expect(await platform.call(passwordByMailToken, set)).toMatchObject({ code: 'recovery_failed' });
  });

  test('MC-02 what was told and is replaced while it is being proven is not put back', async () => {
    await changePersonalData(platform, { email: address });
    await platform.call(sendContactCode, { kind: 'email', password }, { token });
    const verificationCode = await lastCode(platform, address);
    const { id } = await platform.parts.db.selectFrom('member').select('id').executeTakeFirstOrThrow();
    const { proven } = await platform.parts.db.transaction().execute(async (transaction) => {
      const members = createMembers(platform.parts);
      await members.changePersonalData(transaction, id, { email: 'other@example.com' });
      const proving = platform.call(changeContact, { kind: 'email', verificationCode }, { token });
      // What is on file is read before the row is waited for.
      await new Promise((resolve) => setTimeout(resolve, 200));
      return { proven: proving };
    });
    expect(await proven).toMatchObject({ code: 'verification_code_failed' });
    expect((await known()).email?.hint).toBe('o•••@example.com');
  });

  test('PP-34 a session knows when and from where the login before it was, whatever came after', async () => {
    const lastLogin = async (as: string) => (await platform.call(openSessions, {}, { token: as })).value.lastLogin;
    const from = async (place: string) => (await platform.call(login, { username: 'linh', password }, { address: place })).value.token;
    const registeredAt = clock.now();
    expect(await lastLogin(token)).toBeNull();
    clock.forward(60_000);
    const second = await from('198.51.100.1');
    expect(await lastLogin(second)).toMatchObject({ time: registeredAt });
    const secondAt = clock.now();
    clock.forward(60_000);
    const third = await from('203.0.113.9');
    expect(await lastLogin(third)).toEqual({ time: secondAt, address: '198.51.100.1' });
    expect(await lastLogin(second)).toMatchObject({ time: registeredAt });
  });
});
