import { createHash } from 'node:crypto';
import { memberInfo, register } from '#contract/identity/member.ts';
import { login } from '#contract/identity/session.ts';
import { beginSocialSignIn, socialProviders } from '#contract/identity/socialSignIn.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changePersonalData } from '../../testing/changePersonalData.ts';
import { openIssuer, type TestIssuer } from '../../testing/openIssuer.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered, registrationOf } from '../../testing/registration.ts';
import { openSocialVisit, pageOf, type SocialVisit } from '../../testing/socialVisit.ts';

const refused = { success: false, code: 'social_failed' };
const unlinked = { success: false, code: 'social_unlinked' };

describe.each(testEngines())('signing in by an OpenID Connect provider on %s', (engine) => {
  let lantern: TestIssuer;
  let harbour: TestIssuer;
  let visit: SocialVisit;
  beforeEach(async () => {
    [lantern, harbour] = [await openIssuer('lantern'), await openIssuer('harbour')];
    visit = await openSocialVisit([lantern, harbour], { engine });
  });
  afterEach(async () => {
    await visit.close();
    await Promise.all([lantern.close(), harbour.close()]);
  });

  const ticketOf = async (provider = 'lantern') => ((await visit.signIn(provider)).value as { socialTicket: string }).socialTicket;
  const memberOf = async (token: string) => (await visit.platform.call(memberInfo, {}, { token })).value.account;

  test('RG-05 where real providers are set, those of the demonstration are not offered', async () => {
    expect((await visit.platform.call(socialProviders, {})).value.providers).toEqual([
      { provider: 'lantern', name: 'lantern ID' },
      { provider: 'harbour', name: 'harbour ID' },
    ]);
    expect((await visit.platform.fetch('/identity/lantern/authorize')).status).toBe(404);
  });

  test('RG-05 the first time it leads to an account, and then into it', async () => {
    lantern.onToken(({ payload }) => Object.assign(payload, { sub: 'linh-1', name: 'Linh\u202e\n Nguyễn' }));
    expect(await visit.signIn()).toMatchObject({ ...unlinked, value: { name: 'Linh  Nguyễn' } });
    await visit.platform.call(register, { ...registrationOf('linh'), socialTicket: await ticketOf() });
    const { value } = await visit.signIn();
    expect(await memberOf((value as { token: string }).token)).toBe('linh');
  });

  test('RG-05 the provider is told what it needs, and no secret on the way through the browser', async () => {
    const [{ url, state }, other] = [await visit.begin(), await visit.begin()];
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toEqual({
      client_id: 'sampan-at-lantern',
      response_type: 'code',
      redirect_uri: pageOf('lantern'),
      scope: 'openid profile',
      state,
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(new URL(other.url).searchParams.get(name)).not.toBe(asked[name]);
    await visit.finish(state, (await visit.pass(url)).href);
    const [exchange] = lantern.asked;
    expect(exchange).toMatchObject({ grant_type: 'authorization_code', redirect_uri: pageOf('lantern') });
    expect(createHash('sha256').update(String(exchange?.['code_verifier'])).digest('base64url')).toBe(asked['code_challenge']);
  });

  test('AUT-012 a mail address that is a member’s links nothing, however much it is verified', async () => {
    await registered(visit.platform, 'linh');
    await changePersonalData(visit.platform, { email: 'linh@example.com' });
    lantern.onToken(({ payload }) =>
      Object.assign(payload, { email: 'linh@example.com', email_verified: true, preferred_username: 'linh' }),
    );
    const socialTicket = await ticketOf();
    expect(await visit.signIn()).toMatchObject(unlinked);
    expect(await visit.platform.parts.db.selectFrom('social_identity').selectAll().execute()).toEqual([]);
    expect(await visit.platform.call(login, { username: 'linh', password: 'wrong', socialTicket })).toMatchObject({ code: 'login_failed' });
    expect(await visit.signIn()).toMatchObject(unlinked);
    expect(await visit.platform.call(login, { username: 'linh', password: 'correct horse 7', socialTicket })).toMatchObject({
      success: true,
    });
    expect(await visit.signIn()).toMatchObject({ success: true });
    expect(await visit.platform.parts.db.selectFrom('social_identity').select(['issuer', 'subject']).execute()).toEqual([
      { issuer: lantern.url, subject: 'johndoe' },
    ]);
  });

  test('AUT-012 the same subject at another issuer is somebody else', async () => {
    await visit.platform.call(register, { ...registrationOf('linh'), socialTicket: await ticketOf() });
    expect(await visit.signIn()).toMatchObject({ success: true });
    expect(await visit.signIn('harbour')).toMatchObject(unlinked);
  });

  test('AUT-012 a code of another visit is refused', async () => {
    const [mine, theirs] = [await visit.begin(), await visit.begin()];
    const injected = await visit.pass(theirs.url);
    injected.searchParams.set('state', mine.state);
    expect(await visit.finish(mine.state, injected.href)).toMatchObject(refused);
  });

  test('AUT-012 the answer of another visit is refused with the state of this one, and before any code is sent', async () => {
    const [mine, theirs] = [await visit.begin(), await visit.begin()];
    expect(await visit.finish(mine.state, (await visit.pass(theirs.url)).href)).toMatchObject(refused);
    expect(lantern.asked).toEqual([]);
  });

  test('AUT-012 what one issuer sends back is refused for another, before that one hears of it', async () => {
    const [mine, elsewhere] = [await visit.begin('lantern'), await visit.begin('harbour')];
    // The one issuer has sent the browser on to the other, with the state of its own question.
    const mixed = await visit.pass(elsewhere.url);
    mixed.searchParams.set('state', mine.state);
    expect(await visit.finish(mine.state, mixed.href)).toMatchObject(refused);
    expect([lantern.asked, harbour.asked]).toEqual([[], []]);
  });

  test('AUT-012 a code of one issuer is worth nothing at another', async () => {
    const [mine, elsewhere] = [await visit.begin('lantern'), await visit.begin('harbour')];
    const code = (await visit.pass(elsewhere.url)).searchParams.get('code') ?? '';
    const injected = await visit.pass(mine.url);
    injected.searchParams.set('code', code);
    expect(await visit.finish(mine.state, injected.href)).toMatchObject(refused);
    expect(await visit.platform.parts.db.selectFrom('social_ticket').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['is missing', () => undefined],
    ['is another issuer’s', () => harbour.url],
    ['is nearly right', () => `${lantern.url}/`],
  ])('AUT-012 of a provider that names itself in its answers, one whose name %s gets no code', async (_what, named) => {
    lantern.onDiscovery(({ body }) => Object.assign(body, { authorization_response_iss_parameter_supported: true }));
    let iss: string | undefined = lantern.url;
    lantern.onReturn((url) => void (iss === undefined || url.searchParams.set('iss', iss)));
    expect(await visit.signIn()).toMatchObject(unlinked);
    expect(lantern.asked).toHaveLength(1);
    iss = named();
    expect(await visit.signIn()).toMatchObject(refused);
    expect(lantern.asked).toHaveLength(1);
  });

  test('AUT-012 an answer that names another issuer is refused, announced or not', async () => {
    lantern.onReturn((url) => url.searchParams.set('iss', harbour.url));
    expect(await visit.signIn()).toMatchObject(refused);
    expect(lantern.asked).toEqual([]);
  });

  test.each(['code', 'state'])('AUT-012 an answer with two of %s is refused', async (name) => {
    const { url, state } = await visit.begin();
    const back = await visit.pass(url);
    back.searchParams.append(name, back.searchParams.get(name) ?? '');
    expect(await visit.finish(state, back.href)).toMatchObject(refused);
    expect(lantern.asked).toEqual([]);
  });

  test('AUT-012 an answer is taken once', async () => {
    const { url, state } = await visit.begin();
    const back = (await visit.pass(url)).href;
    const answers = await Promise.all([1, 2, 3].map(() => visit.finish(state, back)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['social_failed', 'social_failed', 'social_unlinked']);
    expect(lantern.asked).toHaveLength(1);
  });

  test('RG-05 somebody who turns back at the provider is told so, and nobody is signed in', async () => {
    const { url, state } = await visit.begin();
    const back = await visit.pass(url);
    back.searchParams.delete('code');
    back.searchParams.set('error', 'access_denied');
    expect(await visit.finish(state, back.href)).toMatchObject(refused);
    expect(lantern.asked).toEqual([]);
  });

  test.each([
    'https://evil.example/login/social',
    'http://localhost.evil.example:3000/login/social',
    'http://localhost:3001/login/social',
    'https://localhost:3000/login/social',
    'http://localhost:3000@evil.example/login/social',
    'http://somebody@localhost:3000/login/social',
    'http://localhost:3000/login/social?next=//evil.example',
    'http://localhost:3000/login/social#there',
  ])('AUT-012 no code is sent to %s', async (uri) => {
    expect(await visit.platform.call(beginSocialSignIn, { provider: 'lantern', redirectUri: uri })).toMatchObject(refused);
  });

  test.each([
    'http://localhost:3000/login/social',
    'http://localhost:3000/login/social/lantern/',
    'http://localhost:3000/login/social/harbour',
    'http://localhost:3000/login/social/LANTERN',
    'https://evil.example/login/social/lantern',
  ])('AUT-012 an answer that came to %s is refused', async (place) => {
    const { url, state } = await visit.begin();
    const { search } = await visit.pass(url);
    expect(await visit.finish(state, place + search)).toMatchObject(refused);
    expect(lantern.asked).toEqual([]);
  });

  test('what went wrong is logged without code, token or secret', async () => {
    const { url, state } = await visit.begin();
    const back = await visit.pass(url);
    lantern.onToken(({ payload }) => Object.assign(payload, { nonce: 'another' }));
    await visit.finish(state, back.href);
    expect(visit.logged()).toContain('a social sign-in did not fit');
    for (const secret of [back.searchParams.get('code') ?? '', state, 'secret-of-lantern', 'eyJ'])
      expect(visit.logged()).not.toContain(secret);
  });
});
