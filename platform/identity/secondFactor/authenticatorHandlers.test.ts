import { changeContact, sendContactCode } from '#contract/identity/contact.ts';
import { messages } from '#contract/content/message.ts';
import { authenticator, confirmAuthenticator, enrolAuthenticator, removeAuthenticator } from '#contract/identity/authenticator.ts';
import { answerLoginVerification } from '#contract/identity/loginVerification.ts';
import { requestStepUpCode } from '#contract/identity/stepUp.ts';
import { issueTicket, login, redeemTicket } from '#contract/identity/session.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAttempts } from '../../core/limits/attempts.ts';
import { changePersonalData } from '../../testing/changePersonalData.ts';
import { crowdOf } from '../../testing/crowd.ts';
import { lastCode, messagesTo, otherCode, outboxOf } from '../../testing/messages.ts';
import { mobile, mobileMember } from '../../testing/mobileMember.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { onceRead } from '../../testing/onceRead.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';
import { createAuthenticators } from '../authenticator/authenticators.ts';
import { fromBase32, stepAt, totpCode } from '../authenticator/totp.ts';

const password = 'correct horse 7';
const away = { address: '198.51.100.1' };

describe.each(testEngines())('an authenticator app on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let token: string;
  let secret: Uint8Array;
  let recoveryCodes: readonly string[];
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    token = await registered(platform, 'linh');
    const enrolled = await platform.call(enrolAuthenticator, { password }, { token });
    secret = fromBase32(enrolled.value.secret);
    recoveryCodes = (await platform.call(confirmAuthenticator, { code: code() }, { token })).value.recoveryCodes;
    clock.forward(30_000);
  });
  afterEach(() => platform.close());

  const code = (offset = 0) => totpCode(secret, stepAt(clock.now()) + offset);
  const demanded = async () => {
    const answer = await platform.call(login, { username: 'linh', password }, away);
    return answer.value as unknown as { verificationId: string; methods: readonly { method: string }[] };
  };
  const answer = async (text: string, method: 'totp' | 'recoveryCode' = 'totp') =>
    platform.call(answerLoginVerification, { verificationId: (await demanded()).verificationId, method, answer: text }, away);

  test('LG-10 a login from elsewhere asks for it, and for nothing weaker', async () => {
    await changePersonalData(platform, { email: 'linh@example.com', payee_name: 'Linh' });
    expect((await demanded()).methods.map(({ method }) => method)).toEqual(['totp', 'recoveryCode']);
    expect(await answer(code())).toMatchObject({ success: true });
  });

  test('LG-10 SES-004 a ticket from the address bar is not enough elsewhere, and is spent', async () => {
    const ticketFor = async (address: string) => {
      const { ticket } = (await platform.call(issueTicket, { domain: 'sampan.example' }, { token })).value;
      return platform.call(redeemTicket, { ticket, domain: 'sampan.example' }, { address });
    };
    expect(await ticketFor(away.address)).toMatchObject({ code: 'ticket_failed' });
    await answer(code());
    expect(await ticketFor(away.address)).toMatchObject({ success: true });
  });

  test('AUT-011 each step is accepted once, and so is no step before it', async () => {
    const now = code();
    await answer(now);
    await platform.parts.db.deleteFrom('known_address').execute();
    expect(await answer(now)).toMatchObject({ code: 'verification_failed' });
    expect(await answer(code(-1))).toMatchObject({ code: 'verification_failed' });
    clock.forward(30_000);
    expect(await answer(code())).toMatchObject({ success: true });
  });

  test('AUT-011 codes for an app that nobody has begun to bind use up no tries of the one that is bound', async () => {
    for (let tries = 0; tries < 5; tries += 1) await platform.call(confirmAuthenticator, { code: otherCode(code()) }, { token });
    expect(await answer(code())).toMatchObject({ success: true });
  });

  test('AUT-011 of ten uses of one code at once one is let in', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, async () => (await demanded()).verificationId));
    const text = code();
    const answers = await Promise.all(
      ids.map((verificationId) => platform.call(answerLoginVerification, { verificationId, method: 'totp', answer: text }, away)),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  test('AUT-011 two steps away is too far', async () => {
    expect(await answer(code(2))).toMatchObject({ code: 'verification_failed' });
    clock.forward(60_000);
    expect(await answer(code(-2))).toMatchObject({ code: 'verification_failed' });
  });

  test('AUT-011 after five wrong codes within an hour none is evaluated', async () => {
    const codes = [];
    for (let index = 0; index < 8; index += 1) codes.push((await answer(otherCode(code()))).code);
    expect(codes).toEqual([
      ...Array.from({ length: 5 }, () => 'verification_failed'),
      ...Array.from({ length: 3 }, () => 'too_many_attempts'),
    ]);
    expect(await answer(code())).toMatchObject({ code: 'too_many_attempts' });
  });

  const most = crowdOf(1000);

  test(`AUT-011 of ${most} guesses at once no more than five are evaluated`, async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, async () => (await demanded()).verificationId));
    const right = code();
    const guesses = Array.from({ length: most }, (_, index) => String(index).padStart(6, '0')).filter((guess) => guess !== right);
    const answers = await Promise.all(
      guesses.map((guess, index) =>
        platform.call(answerLoginVerification, { verificationId: ids[index % ids.length] ?? '', method: 'totp', answer: guess }, away),
      ),
    );
    expect(answers.filter(({ success }) => success)).toEqual([]);
    const evaluated = await platform.parts.db.selectFrom('attempt').select('id').where('scope', 'like', 'authenticator:%').execute();
    expect(evaluated).toHaveLength(5);
    expect(await platform.call(removeAuthenticator, { password, code: right }, { token })).toMatchObject({ code: 'too_many_attempts' });
  }, 60_000);

  test('AUT-011 a session alone binds and unbinds nothing', async () => {
    expect(await platform.call(removeAuthenticator, { password: '', code: code() }, { token })).toMatchObject({ code: 'wrong_password' });
    expect(await platform.call(removeAuthenticator, { password, code: '' }, { token })).toMatchObject({ code: 'verification_code_failed' });
    expect(await platform.call(enrolAuthenticator, { password: '' }, { token })).toMatchObject({ code: 'wrong_password' });
    expect(await platform.call(confirmAuthenticator, { code: code() }, { token })).toMatchObject({ code: 'verification_code_failed' });
    expect((await platform.call(authenticator, {}, { token })).value).toMatchObject({ enabled: true });
  });

  test('AUT-011 ten recovery codes let in once each, however they are typed', async () => {
    expect(recoveryCodes).toHaveLength(10);
    const [first = ''] = recoveryCodes;
    expect(await answer(first.toLowerCase().replaceAll('-', ' '), 'recoveryCode')).toMatchObject({ success: true });
    await platform.parts.db.deleteFrom('known_address').execute();
    expect(await answer(first, 'recoveryCode')).toMatchObject({ code: 'verification_failed' });
    expect((await platform.call(authenticator, {}, { token })).value).toEqual({ enabled: true, recoveryCodesLeft: 9 });
  });

  test.each([' ', '-'])('AUT-011 the app’s code is one in the two groups that it shows, too, with %j between', async (between) => {
    const grouped = code().replace(/(?=.{3}$)/, between);
    expect(await platform.call(removeAuthenticator, { password, code: ` ${grouped}` }, { token })).toMatchObject({ success: true });
  });

  test('AUT-011 binding and unbinding need the password, unbinding a code as well', async () => {
    const [, spare = ''] = recoveryCodes;
    expect(await platform.call(enrolAuthenticator, { password: 'wrong' }, { token })).toMatchObject({ code: 'wrong_password' });
    expect(await platform.call(enrolAuthenticator, { password }, { token })).toMatchObject({ code: 'authenticator_bound' });
    expect(await platform.call(removeAuthenticator, { password: 'wrong', code: code() }, { token })).toMatchObject({
      code: 'wrong_password',
    });
    expect(await platform.call(removeAuthenticator, { password, code: otherCode(code()) }, { token })).toMatchObject({
      code: 'verification_code_failed',
    });
    expect(await platform.call(removeAuthenticator, { password, code: spare }, { token })).toMatchObject({ success: true });
    expect((await platform.call(authenticator, {}, { token })).value).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    expect(await platform.call(login, { username: 'linh', password }, away)).toMatchObject({ success: true });
  });

  test('LG-10 where a number proves the account, to bind an app needs the code that went there, too', async () => {
    const by = { token: (await mobileMember(platform)).token, language: 'EN' as const };
    clock.forward(120_000);
    const enrol = (text?: string, from = password) =>
      platform.call(enrolAuthenticator, { password: from, ...(text !== undefined && { code: text }) }, by);
    expect(await enrol()).toMatchObject({ code: 'verification_code_failed' });
    await platform.call(requestStepUpCode, { action: 'enrolAuthenticator' }, by);
    expect((await messagesTo(platform, mobile)).at(-1)).toContain('to link an authenticator app');
    const sent = await lastCode(platform, mobile);
    expect(await enrol(otherCode(sent))).toMatchObject({ code: 'verification_code_failed' });
    expect(await enrol(sent, 'wrong')).toMatchObject({ code: 'wrong_password' });
    expect(await enrol(sent)).toMatchObject({ success: true });
    expect(await enrol(sent)).toMatchObject({ code: 'verification_code_failed' });
  });

  test('LG-10 where a mail address alone proves the account, to bind an app needs the code that went there', async () => {
    const by = { token: await registered(platform, 'minh'), language: 'EN' as const };
    const mail = { kind: 'email', value: 'minh@example.com' } as const;
    await platform.call(sendContactCode, { ...mail, password }, by);
    await platform.call(changeContact, { ...mail, verificationCode: await lastCode(platform, mail.value) }, by);
    const enrol = (text?: string) => platform.call(enrolAuthenticator, { password, ...(text !== undefined && { code: text }) }, by);
    expect(await enrol()).toMatchObject({ code: 'verification_code_failed' });
    const asked = () => platform.call(requestStepUpCode, { action: 'enrolAuthenticator' }, by);
    expect((await asked()).value).toEqual({ expiredMinutes: 5, hint: 'm•••@example.com' });
    const [sent] = (await outboxOf(platform)).slice(-1);
    expect(sent).toMatchObject({ recipient: mail.value, subject: 'Your Sampan code' });
    expect(sent?.body).toContain('to link an authenticator app');
    const code = await lastCode(platform, mail.value);
    expect(await enrol(otherCode(code))).toMatchObject({ code: 'verification_code_failed' });
    // Whoever still reads the address before is not the one who proves the account.
    await changePersonalData(platform, { email: 'another@example.com' }, 'minh');
    expect(await enrol(code)).toMatchObject({ code: 'verification_code_failed' });
    await changePersonalData(platform, { email: mail.value }, 'minh');
    expect(await enrol(code)).toMatchObject({ success: true });
    for (let index = 0; index < 9; index += 1) expect(await asked()).toMatchObject({ success: true });
    expect(await asked()).toMatchObject({ code: 'too_many_attempts' });
  });

  test('AUT-011 its owner is told of an app that was bound, and of one that was removed', async () => {
    const minh = await registered(platform, 'minh');
    await changePersonalData(platform, { email: 'minh@example.com' }, 'minh');
    const enrolled = await platform.call(enrolAuthenticator, { password }, { token: minh });
    const ofMinh = () => totpCode(fromBase32(enrolled.value.secret), stepAt(clock.now()));
    const told = async () => {
      const [message] = (await platform.call(messages, {}, { token: minh, language: 'EN' })).value.messages;
      return [message?.title, (await messagesTo(platform, 'minh@example.com')).at(-1)];
    };
    expect(await platform.call(confirmAuthenticator, { code: otherCode(ofMinh()) }, { token: minh })).toMatchObject({ success: false });
    expect(await told()).toEqual([expect.stringContaining('Welcome'), undefined]);
    await platform.call(confirmAuthenticator, { code: ofMinh() }, { token: minh });
    expect(await told()).toEqual(['An authenticator app was added', expect.stringContaining('Your account minh at Sampan asks for codes')]);
    clock.forward(30_000);
    await platform.call(removeAuthenticator, { password, code: ofMinh() }, { token: minh });
    expect(await told()).toEqual([
      'The authenticator app was removed',
      expect.stringContaining('Your account minh at Sampan no longer asks for codes'),
    ]);
  });

  test('AUT-011 neither secret nor recovery codes are stored as they are', async () => {
    const { db } = platform.parts;
    const rows = [await db.selectFrom('authenticator').selectAll().execute(), await db.selectFrom('recovery_code').selectAll().execute()];
    const everything = JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    expect(everything).not.toContain(Buffer.from(secret).toString('base64url'));
    for (const each of recoveryCodes) expect(everything).not.toContain(each);
  });

  // SQLite reads and writes one after the other here.
  test.runIf(engine === 'postgres')('AUT-011 a code is not taken for an app that is bound in place of its own meanwhile', async () => {
    const { parts } = platform;
    const { member_id: memberId } = await parts.db.selectFrom('authenticator').select('member_id').executeTakeFirstOrThrow();
    const replaced = { created_at: BigInt(clock.now()), last_step: 0n };
    const meanwhile = onceRead('last_step', () => parts.db.updateTable('authenticator').set(replaced).execute());
    const verifying = createAuthenticators({ ...parts, attempts: createAttempts(parts), db: parts.db.withPlugin(meanwhile) });
    expect(await verifying.verify(memberId, code())).toBe(false);
    expect(await verifying.verify(memberId, code())).toBe(true);
  });

  test('a sealed secret opens for its own member alone', async () => {
    await registered(platform, 'minh');
    const minh = await platform.parts.db.selectFrom('member').select('id').where('username', '=', 'minh').executeTakeFirstOrThrow();
    await platform.parts.db.updateTable('authenticator').set({ member_id: minh.id }).execute();
    expect(await platform.call(login, { username: 'minh', password }, away)).toMatchObject({ code: 'verification_required' });
    const { value } = await platform.call(login, { username: 'minh', password }, away);
    const { verificationId } = value as unknown as { verificationId: string };
    expect(await platform.call(answerLoginVerification, { verificationId, method: 'totp', answer: code() }, away)).toMatchObject({
      status: 500,
    });
  });
});
