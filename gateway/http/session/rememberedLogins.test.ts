import { afterEach, describe, expect, test } from 'vitest';
import { openMockGateways } from '../../testing/openMockGateways.ts';
import { personas } from '../../testing/personas.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

type Gateway = ReturnType<typeof open>;
const { account, password } = personas.member;
const logIn = 'mutation ($input: LogInInput!) { logIn(input: $input) { __typename } }';
const who = async (gateway: Gateway) =>
  ((await gateway.ask('{ viewer { account } }')).data as { viewer: { account: string } | null }).viewer?.account ?? null;
const whoSays = async (gateway: Gateway, cookie: string) => {
  const response = await gateway.fetch('/graphql', {
    method: 'POST',
    headers: { cookie },
    body: JSON.stringify({ query: '{ viewer { account } }' }),
  });
  const body = response.status === 307 ? undefined : ((await response.json()) as { data: { viewer: { account: string } | null } });
  return {
    status: response.status,
    account: body?.data.viewer?.account ?? null,
    cookies: response.headers.getSetCookie(),
    location: response.headers.get('location'),
  };
};

/** Without the name that every browser is given, whoever uses it. */
const signingIn = (cookies: readonly string[]) => cookies.filter((cookie) => !cookie.startsWith('browser='));

/** A browser that was told to remember, and whose session is gone. */
async function remembering(options: Parameters<typeof open>[0] = {}): Promise<{ gateway: Gateway; login: string }> {
  const gateway = open(options);
  await gateway.ask(logIn, { input: { username: account, password, rememberMe: true } });
  const cookies = await gateway.cookies();
  cookies.delete('session');
  return { gateway, login: cookies.get('remember') ?? '' };
}

describe('a remembered login', () => {
  test('LG-02 SES-003 is a cookie for a day, out of reach of scripts, without a word of the password', async () => {
    const response = await open().fetch('/graphql', {
      method: 'POST',
      body: JSON.stringify({ query: logIn, variables: { input: { username: account, password, rememberMe: true } } }),
    });
    const cookies = response.headers.getSetCookie();
    expect(cookies.filter((cookie) => /^remember=[\w.-]+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/.test(cookie))).toHaveLength(
      1,
    );
    expect(cookies.filter((cookie) => /^session=[\w.-]+; Path=\/; HttpOnly; SameSite=Strict$/.test(cookie))).toHaveLength(1);
    expect(cookies.join() + (await response.text())).not.toMatch(/river-at-dusk|fake-token|heron88.*heron88.*remember/);
  });

  test('LG-02 without the tick nothing is remembered, and what was is forgotten on both sides', async () => {
    const { gateway, login } = await remembering();
    await gateway.ask(logIn, { input: { username: account, password } });
    expect((await gateway.cookies()).has('remember')).toBe(false);
    expect((await whoSays(gateway, `remember=${login}`)).account).toBeNull();
  });

  test('SES-005 signs in once, and is replaced by another', async () => {
    const { gateway, login } = await remembering();
    expect(await who(gateway)).toBe(account);
    const next = (await gateway.cookies()).get('remember');
    expect(next).toBeDefined();
    expect(next).not.toBe(login);
    expect(gateway.upstream.count('resumeSession')).toBe(1);
    expect(gateway.upstream.count('forgetLogin')).toBe(0);
    await who(gateway);
    expect(gateway.upstream.count('resumeSession')).toBe(1);
  });

  test('SES-005 a copy that comes after the owner ends the family and its sessions', async () => {
    let since = 0;
    const { gateway, login } = await remembering({ clock: { now: () => Date.now() + since } });
    expect(await who(gateway)).toBe(account);
    since = 10_000;
    const stolen = await whoSays(gateway, `remember=${login}`);
    expect(stolen.account).toBeNull();
    expect(signingIn(stolen.cookies)).toEqual(['remember=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict']);
    (await gateway.cookies()).delete('session');
    expect(await who(gateway)).toBeNull();
  });

  test.each(['x', 'selector.', '.validator', 'a'.repeat(5000), 'a;b', '"quoted"', '../..', 'selector.validator, other'])(
    "SES-005 SES-007 %j is nobody's",
    async (made) => {
      expect((await whoSays(open(), `remember=${made}`)).account).toBeNull();
    },
  );

  test('SES-007 two of one name were planted by somebody: neither counts', async () => {
    const { gateway, login } = await remembering();
    expect((await whoSays(gateway, `remember=${login}; remember=${login}`)).account).toBeNull();
    expect(gateway.upstream.count('resumeSession')).toBe(0);
  });

  test('requests of one moment use it up once, and all are signed in', async () => {
    const { gateway, login } = await remembering();
    const answers = await Promise.all(Array.from({ length: 5 }, () => whoSays(gateway, `remember=${login}`)));
    expect(answers.map((answer) => answer.account)).toEqual(Array.from({ length: 5 }, () => account));
    expect(gateway.upstream.count('resumeSession')).toBe(1);
    expect(new Set(answers.map((answer) => answer.cookies.find((cookie) => cookie.startsWith('remember=')))).size).toBe(1);
  });

  test('a request that another process was faster than is sent back to ask again with its new cookies, once', async () => {
    const { gateway, login } = await remembering();
    gateway.upstream.faults.resumeSession = { refuse: 'remember_me_raced' };
    const first = await whoSays(gateway, `remember=${login}`);
    expect([first.status, first.location, first.cookies]).toEqual([307, '/graphql?again=1', []]);
    const again = await gateway.fetch('/graphql?again=1', {
      method: 'POST',
      headers: { cookie: `remember=${login}` },
      body: JSON.stringify({ query: '{ viewer { account } }' }),
    });
    expect([again.status, await again.json()]).toEqual([200, { data: { viewer: null } }]);
    expect(signingIn(again.headers.getSetCookie())).toEqual([]);
  });

  test('LG-02 a browser that was sent back and holds no newer login never got the answer: it says so, and is signed in', async () => {
    const { gateway, login } = await remembering();
    await whoSays(gateway, `remember=${login}`);
    const again = await gateway.fetch('/graphql?again=1', {
      method: 'POST',
      headers: { cookie: `remember=${login}` },
      body: JSON.stringify({ query: '{ viewer { account } }' }),
    });
    expect(await again.json()).toEqual({ data: { viewer: { account } } });
  });

  test.each(['fail', 'malformed', { status: 500 }, { refuse: 'too_many_attempts' }] as const)(
    'an operator that answers with %j costs nobody the login',
    async (fault) => {
      let since = 0;
      const { gateway, login } = await remembering({ clock: { now: () => Date.now() + since } });
      gateway.upstream.faults.resumeSession = fault;
      expect(await who(gateway)).toBeNull();
      // Where there was no room, nobody asks for a moment.
      since = 1_000;
      expect((await gateway.cookies()).get('remember')).toBe(login);
      delete gateway.upstream.faults.resumeSession;
      expect(await who(gateway)).toBe(account);
    },
  );

  test('goes on where the operator has let the session go', async () => {
    const gateway = open();
    await gateway.ask(logIn, { input: { username: account, password, rememberMe: true } });
    for (const token of gateway.upstream.members.tokensOf(
      gateway.upstream.members.named(account) ??
        (() => {
          throw new Error('no such account');
        })(),
    ))
      gateway.upstream.members.void(token);
    expect(await gateway.ask('{ viewer { nickname balance { amount } } }')).toEqual({
      data: { viewer: { nickname: 'Heron', balance: { amount: '1234.5' } } },
    });
    expect(gateway.upstream.count('resumeSession')).toBe(1);
  });

  test('LG-07 SES-002 logging out forgets it on both sides, without using it', async () => {
    const { gateway, login } = await remembering();
    const response = await gateway.fetch('/graphql', {
      method: 'POST',
      body: JSON.stringify({ query: 'mutation { logOut { loggedOut } }' }),
    });
    expect(response.headers.get('clear-site-data')).toBe('"cache"');
    expect(response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual(['session=', 'remember=']);
    expect(gateway.upstream.count('resumeSession')).toBe(0);
    expect((await whoSays(gateway, `remember=${login}`)).account).toBeNull();
  });

  test('a session that must change its password comes back as one', async () => {
    const gateway = open();
    const restricted = personas.restricted;
    await gateway.ask(logIn, { input: { username: restricted.account, password: restricted.password, rememberMe: true } });
    (await gateway.cookies()).delete('session');
    const { data } = await gateway.ask('{ viewer { account mustChangePassword } }');
    expect(data).toEqual({ viewer: { account: restricted.account, mustChangePassword: true } });
    expect(await gateway.ask('{ viewer { mustChangePassword } }')).toEqual({ data: { viewer: { mustChangePassword: true } } });
    expect(gateway.upstream.count('resumeSession')).toBe(1);
  });
});
