import { answerLoginVerification, beginLoginVerification } from '#contract/identity/loginVerification.ts';
import { register } from '#contract/identity/member.ts';
import { passwordByEmail, passwordByMailToken } from '#contract/identity/password.ts';
import { login } from '#contract/identity/session.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { operatorKey, operatorParty } from '../../../operator/testing/operatorParty.ts';
import { lastCode, messagesTo } from '../../../testing/messages.ts';
import { movableClock, type MovableClock } from '../../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../../testing/openPlatform.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { password, registrationOf } from '../../../testing/registration.ts';
import { solvedCaptcha } from '../../../testing/solve.ts';

const home = { address: '203.0.113.7' };
const email = 'linh@example.com';
const minute = 60_000;

describe.each(testEngines())('logins that failed on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock, extras: { operatorKey } });
    await platform.call(register, { ...registrationOf('linh'), email, payeeName: 'Nguyễn Thị Linh' }, home);
  });
  afterEach(() => platform.close());

  const tryOut = async (guess: string, needsCaptcha = false) =>
    platform.call(login, { username: 'linh', password: guess, ...(needsCaptcha && (await solvedCaptcha(platform, home))) }, home);
  const fail = async (count: number) => {
    for (let index = 0; index < count; index += 1) await tryOut(`not this one ${index}`);
  };
  const waiting = (answer: { value: unknown }) => answer.value as { verificationId: string; methods: readonly { method: string }[] };

  test('PP-33 after two failures the password lets in, and forgets them', async () => {
    await fail(2);
    expect(await tryOut(password)).toMatchObject({ success: true });
    await fail(2);
    expect(await tryOut(password)).toMatchObject({ success: true });
  });

  test('PP-33 after three within half an hour it does not, even at home: a second factor unlocks, and nothing others may know', async () => {
    await fail(3);
    const locked = await tryOut(password, true);
    expect(locked).toMatchObject({ code: 'verification_required', value: { methods: [{ method: 'email', hint: 'l•••@example.com' }] } });
    // Asking again unlocks nothing.
    expect(await tryOut(password)).toMatchObject({ code: 'verification_required' });
    const { verificationId } = waiting(locked);
    await platform.call(beginLoginVerification, { verificationId, method: 'email' }, home);
    const code = await lastCode(platform, email);
    expect(await platform.call(answerLoginVerification, { verificationId, method: 'email', answer: code }, home)).toMatchObject({
      success: true,
    });
    expect(await tryOut(password)).toMatchObject({ success: true });
  });

  test('PP-33 who sets another password by mail has proven themselves by that, and lets it in at once', async () => {
    await fail(3);
    await platform.call(passwordByEmail, { username: 'linh', email }, home);
    const token = /#token=([\w-]{43})$/m.exec((await messagesTo(platform, email)).at(-1) ?? '')?.[1] ?? '';
    const newPassword = 'calm river 42';
    expect(await platform.call(passwordByMailToken, { token, newPassword, confirmNewPassword: newPassword }, home)).toMatchObject({
      success: true,
    });
    expect(await tryOut(newPassword, true)).toMatchObject({ success: true });
  });

  describe('of an account that has nothing to prove itself by but the password', () => {
    const own = '6f1c1b8e-52b0-4b53-9f3e-0d6c53c8a111';
    const heron = async (guess: string, from: { readonly browser?: string } = {}, needsCaptcha = false) => {
      const captcha = needsCaptcha ? await solvedCaptcha(platform, { ...home, ...from }) : {};
      return platform.call(login, { username: 'heron', password: guess, ...captcha }, { ...home, ...from });
    };
    const failThree = async (from: { readonly browser?: string } = {}) => {
      for (let index = 0; index < 3; index += 1) await heron(`not this one ${index}`, from);
    };
    const lockedOut = { code: 'login_failed', value: { captcha: true, locked: true } };
    beforeEach(() => platform.call(register, registrationOf('heron'), { ...home, browser: own }));

    test('PP-33 AUT-001 it holds all the same, and tells a right password, a wrong one and a name of nobody alike', async () => {
      const answers = [];
      for (let index = 0; index < 3; index += 1) answers.push((await heron('not this one')).value);
      expect(answers).toEqual([{ captcha: false }, { captcha: false }, { captcha: true, locked: true }]);
      expect(await heron(password, {}, true)).toMatchObject(lockedOut);
      expect(await heron('not this one either', {}, true)).toMatchObject(lockedOut);
      for (let index = 0; index < 3; index += 1) await platform.call(login, { username: 'nobody', password }, home);
      const captcha = await solvedCaptcha(platform, home);
      expect(await platform.call(login, { username: 'nobody', password, ...captcha }, home)).toMatchObject(lockedOut);
    });

    test.each([
      ['asks for the other side', { side: 'agent' }, {}],
      ['asks to withdraw what is theirs, and is not excluded', { forPayout: true }, {}],
      ['has excluded themselves', {}, { self_excluded_at: 1n }],
      ['is of the agents’ side alone', {}, { agent_only: 1n }],
    ] as const)('PP-33 AUT-001 nor does a right password stand out where its owner %s', async (_case, asked, changes) => {
      await failThree();
      if (Object.keys(changes).length > 0)
        await platform.parts.db.updateTable('member').set(changes).where('username', '=', 'heron').execute();
      const told = async (guess: string) =>
        platform.call(login, { username: 'heron', password: guess, ...asked, ...(await solvedCaptcha(platform, home)) }, home);
      const [right, wrong] = [await told(password), await told('not this one')];
      expect(right).toEqual(wrong);
      expect(right).toMatchObject(lockedOut);
    });

    test('PP-33 half an hour opens it, and its owner draws it out by no right password', async () => {
      await failThree();
      clock.forward(10 * minute);
      for (let index = 0; index < 3; index += 1) expect(await heron(password, {}, true)).toMatchObject(lockedOut);
      clock.forward(20 * minute - 1);
      expect(await heron(password, {}, true)).toMatchObject(lockedOut);
      clock.forward(1);
      expect(await heron(password, {}, true)).toMatchObject({ success: true });
    });

    test('PP-33 AUT-003 a stranger’s failures lock no browser that the owner is known by', async () => {
      await heron(password, { browser: own });
      await failThree();
      expect(await heron(password, {}, true)).toMatchObject(lockedOut);
      expect(await heron(password, { browser: own })).toMatchObject({ success: true });
    });

    test('PP-33 the desk opens it, in every browser, with a reason that stands in the trail', async () => {
      await heron(password, { browser: own });
      await failThree();
      await failThree({ browser: own });
      expect(await heron(password, {}, true)).toMatchObject(lockedOut);
      expect(await heron(password, { browser: own }, true)).toMatchObject(lockedOut);
      const { id } = await platform.parts.db.selectFrom('member').select('id').where('username', '=', 'heron').executeTakeFirstOrThrow();
      const desk = await operatorParty(platform, operatorKey);
      await desk.read(`/operator/members/${id}`);
      expect((await desk.send(`/operator/members/${id}/logins/open`, { reason: '' })).status).toBe(400);
      expect(await heron(password, {}, true)).toMatchObject(lockedOut);
      expect((await desk.send(`/operator/members/${id}/logins/open`, { reason: 'called back, knew the last deposit' })).status).toBe(303);
      const event = await platform.parts.db.selectFrom('audit_event').selectAll().orderBy('seq', 'desc').executeTakeFirstOrThrow();
      expect(event).toMatchObject({ action: 'openLogins', subject: id });
      expect(JSON.parse(event.after ?? '')).toEqual({ failedLogins: 0, reason: 'called back, knew the last deposit' });
      expect(await heron(password, {}, true)).toMatchObject({ success: true });
      expect(await heron(password, { browser: own }, true)).toMatchObject({ success: true });
    });
  });

  test('PP-33 half an hour after the first of the three the password is enough again, and a moment before it is not', async () => {
    await fail(1);
    clock.forward(minute);
    await fail(2);
    clock.forward(29 * minute - 1);
    expect(await tryOut(password, true)).toMatchObject({ code: 'verification_required' });
    clock.forward(1);
    expect(await tryOut(password, true)).toMatchObject({ success: true });
  });
});
