import { answerLoginVerification, beginLoginVerification } from '#contract/identity/loginVerification.ts';
import { memberInfo, register } from '#contract/identity/member.ts';
import { changePassword, passwordByEmail, passwordByMailToken } from '#contract/identity/password.ts';
import { login } from '#contract/identity/session.ts';
import { beginSocialSignIn, finishSocialSignIn, socialProviders } from '#contract/identity/socialSignIn.ts';
import { messages } from '#contract/content/message.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lastCode, messagesTo } from '../../testing/messages.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered, registrationOf } from '../../testing/registration.ts';
import { pageOf } from '../../testing/socialVisit.ts';
import { standInVisit } from '../../testing/standInVisit.ts';

const redirectUri = pageOf('lantern');

describe.each(testEngines())('social sign-in on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let visit: ReturnType<typeof standInVisit>;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock, extras: { outbox: true } });
    visit = standInVisit(platform);
  });
  afterEach(() => platform.close());

  test('RG-05 two providers are offered where it is on, none where it is off', async () => {
    expect((await platform.call(socialProviders, {})).value.providers.map(({ name }) => name)).toEqual(['Lantern ID', 'Harbour ID']);
    const plain = await openPlatform({ engine });
    expect((await plain.call(socialProviders, {})).value.providers).toEqual([]);
    expect(await plain.call(beginSocialSignIn, { provider: 'lantern', redirectUri })).toMatchObject({ code: 'function_not_enabled' });
    await plain.close();
  });

  test('RG-05 the first time it leads to an account, and then into it', async () => {
    expect(await visit.signIn('Linh')).toMatchObject({ code: 'social_unlinked', value: { name: 'Linh' } });
    await platform.call(register, { ...registrationOf('linh'), socialTicket: await visit.ticketOf('Linh') });
    const { value } = await visit.signIn('Linh');
    expect((await platform.call(memberInfo, {}, { token: value.token })).value.account).toBe('linh');
  });

  test('AUT-012 an account there was is linked only by logging in to it', async () => {
    await registered(platform, 'linh');
    const socialTicket = await visit.ticketOf('linh');
    expect(await platform.call(login, { username: 'linh', password: 'wrong', socialTicket })).toMatchObject({ code: 'login_failed' });
    expect(await visit.signIn('linh')).toMatchObject({ code: 'social_unlinked' });
    expect(await platform.call(login, { username: 'linh', password: 'correct horse 7', socialTicket })).toMatchObject({ success: true });
    expect(await visit.signIn('linh')).toMatchObject({ success: true });
  });

  test('LG-10 AUT-014 from a new address it has to be proven by the bound mail as well, and its owner is told', async () => {
    const [home, away] = [{ address: '203.0.113.7' }, { address: '198.51.100.1' }];
    const email = 'linh@example.com';
    await platform.call(register, { ...registrationOf('linh'), email, socialTicket: await visit.ticketOf('Linh') }, home);
    expect(await visit.signIn('Linh', 'lantern', home)).toMatchObject({ success: true });
    const refused = await visit.signIn('Linh', 'lantern', away);
    expect(refused).toMatchObject({ code: 'verification_required', value: { methods: [{ method: 'email' }] } });
    const { verificationId } = refused.value as unknown as { verificationId: string };
    await platform.call(beginLoginVerification, { verificationId, method: 'email' }, away);
    expect(
      await platform.call(answerLoginVerification, { verificationId, method: 'email', answer: await lastCode(platform, email) }, away),
    ).toMatchObject({ success: true });
    expect((await messagesTo(platform, email)).at(-1)).toContain(away.address);
    expect(await visit.signIn('Linh', 'lantern', away)).toMatchObject({ success: true });
  });

  test('AUT-012 AUT-014 once one is tied at a login its owner is told, by mail and on the site, and the trail of the house has it', async () => {
    const email = 'linh@example.com';
    await platform.call(register, { ...registrationOf('linh'), email });
    const login_ = { username: 'linh', password: 'correct horse 7', socialTicket: await visit.ticketOf('Linh') };
    const { token } = (await platform.call(login, login_)).value;
    expect((await messagesTo(platform, email)).at(-1)).toContain('linked to an account elsewhere');
    const [message] = (await platform.call(messages, {}, { token, language: 'EN' })).value.messages;
    expect(message?.title).toBe('Another way into your account');
    const event = await platform.parts.db
      .selectFrom('audit_event')
      .select(['action', 'after'])
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    expect([event.action, JSON.parse(event.after ?? '')]).toEqual(['login', expect.objectContaining({ socialIdentity: 'tied' })]);
    const told = (await messagesTo(platform, email)).length;
    for (const socialTicket of [login_.socialTicket, 'made-up'])
      expect(await platform.call(login, { ...login_, socialTicket })).toMatchObject({ success: true });
    expect(await messagesTo(platform, email)).toHaveLength(told);
  });

  test.each(['changed', 'recovered'] as const)(
    'AUT-009 AUT-012 once the password is %s none lets in that was tied after the account was opened; the one that it was opened with does',
    async (how) => {
      const [email, password, newPassword] = ['linh@example.com', 'correct horse 7', 'a much better one'];
      await platform.call(register, { ...registrationOf('linh'), email, socialTicket: await visit.ticketOf('Linh') });
      const { token } = (await platform.call(login, { username: 'linh', password, socialTicket: await visit.ticketOf('Thief') })).value;
      expect(await visit.signIn('Thief')).toMatchObject({ success: true });
      if (how === 'changed')
        await platform.call(changePassword, { oldPassword: password, newPassword, confirmNewPassword: newPassword }, { token });
      else {
        await platform.call(passwordByEmail, { username: 'linh', email });
        const link = /#token=([\w-]{43})$/m.exec((await messagesTo(platform, email)).at(-1) ?? '')?.[1] ?? '';
        await platform.call(passwordByMailToken, { token: link, newPassword, confirmNewPassword: newPassword });
      }
      expect(await visit.signIn('Thief')).toMatchObject({ code: 'social_unlinked' });
      expect(await visit.signIn('Linh')).toMatchObject({ success: true });
      const socialTicket = await visit.ticketOf('Thief');
      expect(await platform.call(login, { username: 'linh', password, socialTicket })).toMatchObject({ code: 'login_failed' });
      expect(await platform.call(login, { username: 'linh', password: newPassword, socialTicket })).toMatchObject({ success: true });
      expect(await visit.signIn('Thief')).toMatchObject({ success: true });
    },
  );

  test('AUT-012 the same name at another provider is somebody else', async () => {
    await platform.call(register, { ...registrationOf('linh'), socialTicket: await visit.ticketOf('Linh') });
    expect(await visit.signIn('Linh', 'harbour')).toMatchObject({ code: 'social_unlinked' });
  });

  test('AUT-012 a ticket links once, and for ten minutes', async () => {
    const socialTicket = await visit.ticketOf('Linh');
    await platform.call(register, { ...registrationOf('linh'), socialTicket });
    expect(await platform.call(register, { ...registrationOf('minh'), socialTicket })).toMatchObject({ success: true });
    expect(await platform.call(login, { username: 'minh', password: 'correct horse 7', socialTicket })).toMatchObject({ success: true });
    const { value } = await visit.signIn('Linh');
    expect((await platform.call(memberInfo, {}, { token: value.token })).value.account).toBe('linh');
    // Used up it ties nothing again, though its identity is nobody's any more.
    await platform.parts.db.deleteFrom('social_identity').execute();
    expect(await platform.call(login, { username: 'minh', password: 'correct horse 7', socialTicket })).toMatchObject({ success: true });
    expect(await visit.signIn('Linh')).toMatchObject({ code: 'social_unlinked' });
    const [inTime, late] = [await visit.ticketOf('Thu'), await visit.ticketOf('Hoa')];
    clock.forward(10 * 60_000 - 1);
    expect(await platform.call(register, { ...registrationOf('thuy'), socialTicket: inTime })).toMatchObject({ success: true });
    expect(await visit.signIn('Thu')).toMatchObject({ success: true });
    clock.forward(1);
    expect(await platform.call(register, { ...registrationOf('hoang'), socialTicket: late })).toMatchObject({ success: true });
    expect(await visit.signIn('Hoa')).toMatchObject({ code: 'social_unlinked' });
  });

  test('AUT-012 codes are sent to this site alone', async () => {
    for (const uri of ['https://evil.example/social/callback', 'http://localhost.evil.example:3000/', 'http://localhost:3001/x']) {
      expect(await platform.call(beginSocialSignIn, { provider: 'lantern', redirectUri: uri })).toMatchObject({ code: 'social_failed' });
    }
  });

  test('AUT-012 an answer that came to another page than the provider was told is refused', async () => {
    const { url, state } = await visit.begin();
    const { search } = await visit.say('Linh', url);
    expect(await visit.finish(state, `http://localhost:3000/social/elsewhere${search}`)).toMatchObject({ code: 'social_failed' });
  });

  test.each(['state', 'iss', 'code'])('AUT-012 an answer with another %s is refused', async (name) => {
    const { url, state } = await visit.begin();
    const back = await visit.say('Linh', url);
    back.searchParams.set(
      name,
      name === 'code' ? `${back.searchParams.get('code')}`.replace(/.$/, (last) => (last === '0' ? '1' : '0')) : 'http://other.example',
    );
    expect(await visit.finish(state, back.href)).toMatchObject({ code: 'social_failed' });
  });

  test('AUT-012 a code of another visit, or of another provider, is refused', async () => {
    const [mine, theirs, elsewhere] = [await visit.begin(), await visit.begin(), await visit.begin('harbour')];
    for (const other of [theirs, elsewhere]) {
      const injected = await visit.say('Linh', other.url);
      injected.pathname = '/login/social/lantern';
      injected.searchParams.set('state', mine.state);
      expect(await visit.finish(mine.state, injected.href)).toMatchObject({ code: 'social_failed' });
    }
  });

  test('AUT-012 an answer is taken once, and within ten minutes of the question', async () => {
    const { url, state } = await visit.begin();
    const back = (await visit.say('Linh', url)).href;
    expect(await visit.finish(state, back)).toMatchObject({ code: 'social_unlinked' });
    expect(await visit.finish(state, back)).toMatchObject({ code: 'social_failed' });
    const [inTime, late] = [await visit.begin(), await visit.begin()];
    clock.forward(10 * 60_000 - 1);
    expect(await visit.finish(inTime.state, (await visit.say('Linh', inTime.url)).href)).toMatchObject({ code: 'social_unlinked' });
    clock.forward(1);
    expect(await visit.finish(late.state, (await visit.say('Linh', late.url)).href)).toMatchObject({ code: 'social_failed' });
    expect(await visit.finish('made-up', back)).toMatchObject({ code: 'social_failed' });
  });

  test('AUT-012 sixty questions and answers an hour from one address, not one more', async () => {
    const from = { address: '203.0.113.7' };
    const answer = () =>
      platform.call(finishSocialSignIn, { state: 'made-up', callbackUrl: 'http://localhost:3000/login/social/lantern' }, from);
    const ask = () =>
      platform.call(beginSocialSignIn, { provider: 'lantern', redirectUri: 'http://localhost:3000/login/social/lantern' }, from);
    expect(await ask()).toMatchObject({ success: true });
    for (let count = 1; count < 60; count += 1) expect(await answer()).toMatchObject({ code: 'social_failed' });
    clock.forward(3_600_000 - 1);
    for (const each of [ask, answer]) expect(await each()).toMatchObject({ code: 'too_many_attempts', value: { retryAfterSeconds: 1 } });
    clock.forward(1);
    expect(await ask()).toMatchObject({ success: true });
  });

  test('AUT-012 a shut account is not entered this way either', async () => {
    await platform.call(register, { ...registrationOf('linh'), socialTicket: await visit.ticketOf('Linh') });
    await platform.parts.db.updateTable('member').set({ locked_at: 1n }).execute();
    expect(await visit.signIn('Linh')).toMatchObject({ code: 'social_failed' });
  });

  test.each([
    'https://evil.example/login/social/lantern',
    'http://localhost:3000/login/social/harbour',
    'http://localhost:3000/login/social/lantern/',
    'http://localhost:3000/login/social/lantern?x=1',
    'http://localhost:3000/',
    'http://localhost:3001/login/social/lantern',
    'http://localhost:3000@evil.example/login/social/lantern',
    'javascript:alert(1)',
  ])('AUT-012 a stand-in sends nobody to %s', async (uri) => {
    const { url } = await visit.begin();
    const elsewhere = new URL(url);
    elsewhere.searchParams.set('redirect_uri', uri);
    expect((await platform.fetch(elsewhere.href)).status).toBe(400);
    const form = new URLSearchParams([...elsewhere.searchParams, ['name', 'Linh']]);
    const answer = await platform.fetch(elsewhere.origin + elsewhere.pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  });

  test('AUT-012 by a foreign name there is no stand-in', async () => {
    const { url } = await visit.begin();
    const { status, headers } = await platform.fetch(url);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'nonce-/);
    expect((await platform.fetch(url.replace('127.0.0.1', 'evil.example'))).status).toBe(404);
  });

  test('what is typed on the page of the provider is no markup', async () => {
    const { url } = await visit.begin();
    const hostile = new URL(url);
    hostile.searchParams.set('nonce', '"><script>alert(1)</script>');
    expect(await (await platform.fetch(hostile.href)).text()).not.toContain('<script>');
    expect((await platform.fetch(new URL('authorize', url).href)).status).toBe(400);
  });
});
