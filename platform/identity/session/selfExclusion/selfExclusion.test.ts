import { confirmAuthenticator } from '#contract/identity/authenticator.ts';
import { answerLoginVerification, beginLoginVerification } from '#contract/identity/loginVerification.ts';
import { memberInfo } from '#contract/identity/member.ts';
import { passwordByEmail, passwordByMailToken, passwordByPhone } from '#contract/identity/password.ts';
import { resumeSession } from '#contract/identity/rememberedLogin.ts';
import { excludeSelf } from '#contract/identity/playLimit.ts';
import { wishToReturn } from '#contract/identity/selfExclusion.ts';
import { issueTicket, login, redeemTicket } from '#contract/identity/session.ts';
import { loginSmsCode } from '#contract/identity/verification.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fromBase32, stepAt, totpCode } from '../../authenticator/totp.ts';
import { enrolByNumber } from '../../../testing/enrolByNumber.ts';
import { lastCode, messagesTo } from '../../../testing/messages.ts';
import { mobile, mobileMember, typedMobile } from '../../../testing/mobileMember.ts';
import { movableClock, type MovableClock } from '../../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../../testing/openPlatform.ts';
import { testEngines } from '../../../testing/openTestStore.ts';

const password = 'correct horse 7';
const fresh = 'a much better one';
const email = 'linh@example.com';
const day = 24 * 60 * 60 * 1000;
const term = 180 * day;

interface Told {
  readonly until: number | null;
  readonly step: string;
  readonly returnFrom: number | null;
  readonly returnTicket: string | null;
}

describe.each(testEngines())('a self-exclusion on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let account: string;
  let token: string;
  let until: number;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    ({ account, token } = await mobileMember(platform, { email }));
  });
  afterEach(() => platform.close());

  const exclude = async (end: number | null = clock.now() + term) => {
    until = end ?? 0;
    await platform.parts.db
      .updateTable('member')
      .set({ self_excluded_at: 1n, self_excluded_until: end === null ? null : BigInt(end) })
      .execute();
  };
  const logIn = async (by = password) => {
    // Tries are counted, whatever they come to; that is not what is looked at here.
    await platform.parts.db.deleteFrom('attempt').execute();
    return platform.call(login, { username: account, password: by });
  };
  const told = async () => (await logIn()).value as unknown as Told;
  const wish = (returnTicket: string | null) => platform.call(wishToReturn, { returnTicket: returnTicket ?? '' });
  const codeFor = async (purpose: 'login' | 'password') => {
    await platform.parts.db.deleteFrom('attempt').execute();
    await platform.call(loginSmsCode, { ...typedMobile, purpose });
    return lastCode(platform, mobile);
  };
  const status = async () => (await platform.parts.db.selectFrom('member').select('status').executeTakeFirstOrThrow()).status;

  test('RO-01 PP-13 goes on after its term, however often one logs in, and tells what there is to do and from when', async () => {
    await exclude();
    expect(await logIn()).toMatchObject({ code: 'self_excluded', value: { until, step: 'term', returnFrom: null, returnTicket: null } });
    clock.forward(term - 1);
    expect(await told()).toMatchObject({ step: 'term' });
    clock.forward(1);
    for (let times = 0; times < 2; times += 1)
      expect(await logIn()).toMatchObject({
        code: 'self_excluded',
        value: { until, step: 'over', returnFrom: null, returnTicket: expect.stringMatching(/./) },
      });
    clock.forward(365 * day);
    expect(await told()).toMatchObject({ step: 'over' });
    expect(await status()).toBe('SELF_EXCLUDED');
  });

  test('RO-01 PP-13 ends by a second wish, a day after the first and no sooner; and no login takes the place of either', async () => {
    await exclude();
    clock.forward(term);
    const first = (await told()).returnTicket;
    const returnFrom = clock.now() + day;
    expect(await wish(first)).toMatchObject({ success: true, value: { ended: false, returnFrom } });
    clock.forward(1);
    expect(await wish(first)).toMatchObject({ success: true, value: { ended: false, returnFrom } });
    clock.forward(day - 2);
    expect(await logIn()).toMatchObject({ code: 'self_excluded', value: { until, step: 'cooling', returnFrom, returnTicket: null } });
    clock.forward(1);
    expect(await wish(first)).toMatchObject({ code: 'return_failed' });
    expect(await logIn()).toMatchObject({ code: 'self_excluded', value: { step: 'returnable', returnFrom } });
    expect(await status()).toBe('SELF_EXCLUDED');
    expect(await wish((await told()).returnTicket)).toMatchObject({ success: true, value: { ended: true, returnFrom: null } });
    expect(await logIn()).toMatchObject({ success: true });
    await exclude();
    clock.forward(term);
    expect(await told()).toMatchObject({ step: 'over' });
  });

  test('RO-01 PP-13 its member is told of both wishes', async () => {
    await exclude();
    clock.forward(term);
    const before = (await messagesTo(platform, mobile)).length;
    const ticket = (await told()).returnTicket;
    await wish(ticket);
    await wish(ticket);
    clock.forward(day);
    await wish((await told()).returnTicket);
    expect((await messagesTo(platform, mobile)).slice(before)).toEqual([
      expect.stringContaining('asked to come back'),
      expect.stringContaining('has ended'),
    ]);
  });

  test("RO-01 PP-13 a wish is nobody else's: it takes a ticket of ours, not older than ten minutes, and a term that is over", async () => {
    await exclude();
    clock.forward(term);
    const ticket = (await told()).returnTicket ?? '';
    for (const made of [
      '',
      'x',
      `0${ticket}`,
      `${ticket}0`,
      ticket.slice(0, -1),
      ticket.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      ticket.replace('~', '~9'),
    ])
      expect(await wish(made)).toMatchObject({ code: 'return_failed' });
    await exclude(clock.now() + day);
    expect(await wish(ticket)).toMatchObject({ code: 'return_failed' });
    await exclude(clock.now());
    clock.forward(10 * 60_000);
    expect(await wish(ticket)).toMatchObject({ code: 'return_failed' });
    expect(await platform.parts.db.selectFrom('member').select('return_asked_at').executeTakeFirstOrThrow()).toEqual({
      return_asked_at: null,
    });
  });

  test('RO-01 PP-13 LG-10 from an address that the account does not know the way back takes what a login takes there', async () => {
    await exclude();
    clock.forward(term);
    const strange = { address: '203.0.113.7' };
    const asked = await platform.call(login, { username: account, password }, strange);
    expect(asked).toMatchObject({ code: 'verification_required' });
    const { verificationId } = asked.value as unknown as { verificationId: string };
    await platform.call(beginLoginVerification, { verificationId, method: 'email' }, strange);
    const answer = await lastCode(platform, email);
    const proven = await platform.call(answerLoginVerification, { verificationId, method: 'email', answer }, strange);
    expect(proven).toMatchObject({ code: 'self_excluded', value: { step: 'over', returnTicket: expect.stringMatching(/./) } });
    expect(await wish((proven.value as unknown as Told).returnTicket)).toMatchObject({ success: true, value: { ended: false } });
  });

  test('RO-01 PP-13 LG-10 whoever has an authenticator app gets no way back without it, by whatever they come', async () => {
    clock.forward(61_000);
    const secret = await enrolByNumber(platform, token, password);
    await platform.call(confirmAuthenticator, { code: totpCode(fromBase32(secret), stepAt(clock.now())) }, { token });
    await exclude();
    clock.forward(term);
    const demanded = { code: 'verification_required', value: { methods: [{ method: 'totp' }, { method: 'recoveryCode' }] } };
    expect(await logIn()).toMatchObject(demanded);
    const bySms = { type: 'sms', ...typedMobile, verificationCode: await codeFor('login') } as const;
    expect(await platform.call(login, bySms)).toMatchObject(demanded);
    const byPhone = { ...typedMobile, verificationCode: await codeFor('password'), newPassword: fresh };
    expect(await platform.call(passwordByPhone, byPhone)).toMatchObject(demanded);
  });

  test('RO-01 one that is asked for while the house locks the account does not undo the lock', async () => {
    const asked = await platform.parts.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('member').set({ locked_at: 1n }).execute();
      const excluded = platform.call(excludeSelf, { length: 'SIX_MONTHS' }, { token });
      // The session is looked at before the row is waited for.
      await new Promise((resolve) => setTimeout(resolve, 200));
      return { excluded };
    });
    expect(await asked.excluded).toMatchObject({ code: 'token_required' });
    expect(await status()).toBe('LOCKED');
  });

  test('RO-01 PP-13 under a lock of the house nobody is told of it, and no wish is heard', async () => {
    await exclude();
    clock.forward(term);
    const ticket = (await told()).returnTicket;
    const lock = (locked_at: bigint | null) => platform.parts.db.updateTable('member').set({ locked_at }).execute();
    await lock(1n);
    expect(await wish(ticket)).toMatchObject({ code: 'return_failed' });
    expect(await logIn()).toMatchObject({ code: 'login_failed' });
    await lock(null);
    expect(await told()).toMatchObject({ until, step: 'over' });
  });

  test('RO-01 PP-13 one without an end has no way back', async () => {
    await exclude(null);
    clock.forward(10 * 365 * day);
    expect(await logIn()).toMatchObject({ code: 'self_excluded', value: { until: null, step: 'term', returnTicket: null } });
  });

  test.each(['term', 'over', 'cooling', 'returnable'])('RO-01 PP-15 no way in gets around it at the step %s', async (step) => {
    const { rememberMe = '' } = (await platform.call(login, { username: account, password, rememberMe: true })).value;
    const { ticket } = (await platform.call(issueTicket, { domain: 'sampan.example' }, { token })).value;
    // Neither has to wait for what it would be: a ticket is good for a minute, a remembered login for a day.
    const now = clock.now();
    await exclude(step === 'term' ? now + day : now - 3 * day);
    const asked = { term: null, over: null, cooling: now - day + 60_000, returnable: now - 2 * day }[step];
    await platform.parts.db
      .updateTable('member')
      .set({ return_asked_at: asked == null ? null : BigInt(asked) })
      .execute();

    expect(await platform.call(memberInfo, {}, { token })).toMatchObject({ status: 401 });
    expect(await platform.call(redeemTicket, { ticket, domain: 'sampan.example' })).toMatchObject({ code: 'ticket_failed' });
    expect(await platform.call(resumeSession, { rememberMe })).toMatchObject({ code: 'remember_me_failed' });
    expect(await logIn()).toMatchObject({ code: 'self_excluded', value: { step } });
    expect(await platform.call(login, { type: 'sms', ...typedMobile, verificationCode: await codeFor('login') })).toMatchObject({
      code: 'self_excluded',
      value: { step },
    });
    expect(
      await platform.call(passwordByPhone, { ...typedMobile, verificationCode: await codeFor('password'), newPassword: fresh }),
    ).toMatchObject({ code: 'self_excluded', value: { step } });
    expect(await logIn(fresh)).toMatchObject({ code: 'self_excluded' });
    expect(await status()).toBe('SELF_EXCLUDED');
    expect(await platform.parts.db.selectFrom('member_session').select('id').where('created_at', '>', BigInt(now)).execute()).toEqual([]);
  });

  test('RO-01 PW-01 once the term is over a link sets a lost password, and still lets nobody in', async () => {
    await exclude(clock.now());
    await platform.call(passwordByEmail, { username: account, email });
    const link = /#token=([\w-]{43})$/m.exec((await messagesTo(platform, email)).at(-1) ?? '')?.[1] ?? '';
    expect(await platform.call(passwordByMailToken, { token: link, newPassword: fresh, confirmNewPassword: fresh })).toMatchObject({
      success: true,
    });
    expect(await platform.call(login, { username: account, password: fresh })).toMatchObject({
      code: 'self_excluded',
      value: { step: 'over' },
    });
  });
});
