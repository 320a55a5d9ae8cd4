import { afterEach, describe, expect, test } from 'vitest';
import { fakeCode } from '../../../testing/fakeOperator/identity/fakeSignIn.ts';
import { FakeRefusal } from '../../../testing/fakeOperator/fakeRefusal.ts';
import { openMockGateways } from '../../../testing/openMockGateways.ts';
import { personas } from '../../../testing/personas.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

type Gateway = ReturnType<typeof open>;
const begin =
  'mutation { answer: beginSocialSignIn(input: { provider: "harbour" }) { __typename ... on BeginSocialSignInPayload { url } } }';
const finish =
  'mutation ($url: String!) { answer: finishSocialSignIn(input: { callbackUrl: $url }) { __typename ... on LogInPayload { viewer { account } } ... on SocialUnlinkedError { socialTicket name } } }';
const callback = `http://localhost:3000/login/social/harbour?code=${fakeCode}&state=fake-state`;
const answerOf = async (gateway: Gateway, document: string, variables = {}) =>
  ((await gateway.ask(document, variables)).data as { answer: unknown } | null)?.answer;

async function begun(): Promise<Gateway> {
  const gateway = open();
  await gateway.ask(begin);
  return gateway;
}

describe('signing in at a provider', () => {
  test('RG-05 sends the browser there, and keeps what ties the two together out of reach of scripts', async () => {
    const response = await open().fetch('/graphql', { method: 'POST', body: JSON.stringify({ query: begin }) });
    expect(await response.json()).toEqual({
      data: { answer: { __typename: 'BeginSocialSignInPayload', url: 'https://harbour.example/authorize?state=fake-state' } },
    });
    expect(response.headers.getSetCookie()).toEqual(['social=fake-state; Max-Age=600; Path=/; HttpOnly; SameSite=Lax']);
  });

  test('RG-05 and back, once', async () => {
    const gateway = await begun();
    expect(await answerOf(gateway, finish, { url: callback })).toEqual({
      __typename: 'LogInPayload',
      viewer: { account: personas.member.account },
    });
    expect(gateway.upstream.calls.find(({ name }) => name === 'beginSocialSignIn')?.payload).toMatchObject({
      redirectUri: 'http://localhost:3000/login/social/harbour',
    });
    expect((await gateway.cookies()).has('social')).toBe(false);
    expect(await answerOf(gateway, finish, { url: callback })).toEqual({ __typename: 'SocialSignInFailedError' });
  });

  test('RG-05 a provider that does not answer is a refusal at both ends, and what was begun is over', async () => {
    const away = () => {
      throw new FakeRefusal('social_unavailable');
    };
    expect(await answerOf(open({ overrides: { beginSocialSignIn: away } }), begin)).toEqual({
      __typename: 'SocialProviderUnavailableError',
    });
    const gateway = open({ overrides: { finishSocialSignIn: away } });
    await gateway.ask(begin);
    expect(await answerOf(gateway, finish, { url: callback })).toEqual({ __typename: 'SocialProviderUnavailableError' });
    expect((await gateway.cookies()).has('social')).toBe(false);
  });

  test('AUT-012 a browser that has not begun cannot end it', async () => {
    const gateway = open();
    expect(await answerOf(gateway, finish, { url: callback })).toEqual({ __typename: 'SocialSignInFailedError' });
    expect(gateway.upstream.calls).toEqual([]);
  });

  test.each([
    'https://evil.example/login/social?code=1&state=fake-state',
    'http://localhost:3000.evil.example/login/social?code=1',
    'http://localhost:3000/elsewhere?code=1&state=fake-state',
    'http://localhost:3000/login/socialite?code=1&state=fake-state',
    '/login/social?code=1',
    'javascript:alert(1)',
    '',
    `http://localhost:3000/login/social?code=${'x'.repeat(5000)}`,
    'http://localhost:3000/login/social?code=1&state=another',
  ])('AUT-012 an end at %j is none', async (url) => {
    expect(await answerOf(await begun(), finish, { url })).toEqual({ __typename: 'SocialSignInFailedError' });
  });

  test('AUT-012 an identity of no account signs nobody in; its ticket ties it to the account that logs in', async () => {
    const gateway = await begun();
    expect(await answerOf(gateway, finish, { url: callback.replace(fakeCode, 'other') })).toEqual({
      __typename: 'SocialUnlinkedError',
      socialTicket: 'fake-social-ticket',
      name: 'Anh',
    });
    await gateway.ask('mutation ($input: LogInInput!) { logIn(input: $input) { __typename } }', {
      input: { username: 'heron88', password: personas.member.password, socialTicket: 'fake-social-ticket' },
    });
    expect(gateway.upstream.calls.find(({ name }) => name === 'login')?.payload).toMatchObject({ socialTicket: 'fake-social-ticket' });
  });

  test.each(['javascript:alert(1)', 'https://user@harbour.example/'])('WEB-012 a provider at %j is never handed on', async (url) => {
    const { data, errors } = await open({ overrides: { beginSocialSignIn: () => ({ url, state: 's' }) } }).ask(begin);
    expect(data).toBeFalsy();
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['INTERNAL']);
  });
});
