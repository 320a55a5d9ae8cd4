import { memberInfo, register } from '#contract/identity/member.ts';
import { endAllSessions } from '#contract/identity/openSessions.ts';
import { changePassword } from '#contract/identity/password.ts';
import { forgetLogin, resumeSession } from '#contract/identity/rememberedLogin.ts';
import { issueTicket, login, logout, redeemTicket } from '#contract/identity/session.ts';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createHeldPasswordWork, type HeldPasswordWork } from '../../testing/heldPasswordWork.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registrationOf } from '../../testing/registration.ts';

const old = 'correct horse 7';
const fresh = 'a much better one';
/** `correct horse 7` as it was kept when a derivation cost less. */
const cheaper = { memory: 64, passes: 1 };

describe.each(testEngines())('a login that something overtakes on %s', (engine) => {
  let platform: TestPlatform;
  let work: HeldPasswordWork;
  let token: string;
  beforeEach(async () => {
    work = createHeldPasswordWork();
    platform = await openPlatform({ engine, extras: { passwordWork: work } });
    token = (await platform.call(register, registrationOf('linh'))).value.token;
  });
  afterEach(() => platform.close());

  const enter = (password = old, rememberMe = false) => platform.call(login, { username: 'linh', password, rememberMe });
  const change = (each = token) =>
    platform.call(changePassword, { oldPassword: old, newPassword: fresh, confirmNewPassword: fresh }, { token: each });
  /** The answer of a login whose `nth` derivation was done before something else happened, and kept back until after it. */
  const enterAround = async (meanwhile: () => Promise<unknown>, nth = 1) => {
    const reached = work.hold(nth);
    const answer = enter();
    const release = await reached;
    await meanwhile();
    release();
    return answer;
  };
  const resume = (rememberMe: string) => platform.call(resumeSession, { rememberMe });
  const isAlive = async (each: string) => (await platform.call(memberInfo, {}, { token: each })).status === 200;
  const openSessions = () => platform.parts.db.selectFrom('member_session').select('id').where('revoked_at', 'is', null).execute();

  test('AUT-009 SES-002 a login with the old password that is under way while it is changed opens nothing', async () => {
    expect(await enterAround(() => change())).toMatchObject({ code: 'login_failed' });
    expect(await openSessions()).toEqual([]);
    expect(await enter(fresh)).toMatchObject({ success: true });
  });

  test('AUT-009 another change by the old password that is under way while it is changed changes nothing', async () => {
    const other = (await enter()).value.token;
    const reached = work.hold();
    const late = platform.call(
      changePassword,
      { oldPassword: old, newPassword: 'of a thief 7', confirmNewPassword: 'of a thief 7' },
      { token },
    );
    const release = await reached;
    expect(await change(other)).toMatchObject({ success: true });
    release();
    expect(await late).toMatchObject({ code: 'wrong_password' });
    expect(await enter(fresh)).toMatchObject({ success: true });
  });

  test('AUT-009 keeping a password at a higher cost never brings the old one back', async () => {
    await keepCheaply();
    expect(await enterAround(() => change(), 2)).toMatchObject({ code: 'login_failed', value: { captcha: false } });
    expect(await enter(fresh)).toMatchObject({ success: true });
  });

  test('two logins that keep a password at a higher cost at once are both let in', async () => {
    await keepCheaply();
    const answers: unknown[] = [];
    answers.push(await enterAround(async () => answers.push(await enter()), 2));
    expect(answers).toMatchObject([{ success: true }, { success: true }]);
  });

  test('SES-002 an account that is shut while a login is under way stays shut', async () => {
    const shut = () => platform.parts.db.updateTable('member').set({ self_excluded_at: 1n, self_excluded_until: null }).execute();
    expect(await enterAround(shut)).toMatchObject({ success: false });
    expect(await platform.parts.db.selectFrom('member').select('status').executeTakeFirstOrThrow()).toEqual({ status: 'SELF_EXCLUDED' });
  });

  test('LG-07 SES-005 who logs out while another tab goes on by the remembered login is out in both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const cookie = (await enter(old, true)).value.rememberMe ?? '';
      const [resumed] = await Promise.all([resume(cookie), platform.call(forgetLogin, { rememberMe: cookie })]);
      if (resumed.success) {
        expect(await isAlive(resumed.value.token)).toBe(false);
        expect(await resume(resumed.value.rememberMe ?? '')).toMatchObject({ code: 'remember_me_failed' });
      } else expect(resumed.code).toBe('remember_me_failed');
    }
  });

  test('LG-07 SES-002 logging out ends what the same remembered login opened in another tab', async () => {
    const first = (await enter(old, true)).value;
    const second = (await resume(first.rememberMe ?? '')).value;
    await platform.call(logout, {}, { token: first.token });
    expect(await isAlive(second.token)).toBe(false);
    expect(await resume(second.rememberMe ?? '')).toMatchObject({ code: 'remember_me_failed' });
  });

  test('SES-002 SES-004 a ticket made before signing out everywhere signs nobody in after it', async () => {
    const { ticket } = (await platform.call(issueTicket, { domain: 'sampan.example' }, { token })).value;
    await platform.call(endAllSessions, { keepCurrent: true }, { token });
    expect(await platform.call(redeemTicket, { ticket, domain: 'sampan.example' })).toMatchObject({ code: 'ticket_failed' });
  });

  test('SES-002 SES-004 a ticket that is redeemed while its member signs out everywhere leaves no session open', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { ticket } = (await platform.call(issueTicket, { domain: 'sampan.example' }, { token })).value;
      const [redeemed] = await Promise.all([
        platform.call(redeemTicket, { ticket, domain: 'sampan.example' }),
        platform.call(endAllSessions, {}, { token }),
      ]);
      if (redeemed.success) expect(await isAlive(redeemed.value.token)).toBe(false);
      else expect(redeemed.code).toBe('ticket_failed');
      token = (await enter()).value.token;
    }
  });

  // SQLite does one after the other.
  test.runIf(engine === 'postgres')(
    'SES-002 SES-005 who signs out everywhere while a stolen cookie is found meets no fault, nor ends its finding',
    async () => {
      const { db } = platform.parts;
      token = (await enter(old, true)).value.token;
      const ending = await db.transaction().execute(async (transaction) => {
        // As it is done where a cookie comes a second time.
        await transaction.deleteFrom('remembered_login').execute();
        const answer = platform.call(endAllSessions, {}, { token });
        await Promise.race([answer, setTimeout(500)]);
        await transaction.updateTable('member_session').set({ revoked_at: 1n }).execute();
        return { answer };
      });
      expect(await ending.answer).toMatchObject({ success: true });
    },
  );

  async function keepCheaply(): Promise<void> {
    const { memory, passes } = cheaper;
    const nonce = Buffer.alloc(16, 7);
    const tag = await createHeldPasswordWork().hashPassword({ message: old, nonce, parallelism: 1, tagLength: 32, memory, passes });
    const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');
    await platform.parts.db
      .updateTable('member')
      .set({ password_hash: `$argon2id$v=19$m=${memory},t=${passes},p=1$${text(nonce)}$${text(tag)}` })
      .execute();
  }
});
