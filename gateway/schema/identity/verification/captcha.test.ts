import { afterEach, describe, expect, test } from 'vitest';
import { openMockGateways } from '../../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

type Gateway = ReturnType<typeof open>;
const refresh = 'mutation { refreshCaptcha { __typename } }';
const logIn = 'mutation { logIn(input: { username: "heron88", password: "river-at-dusk-7" }) { __typename } }';
const namesOf = ({ upstream }: Gateway, ...calls: string[]) =>
  upstream.calls.filter(({ name }) => calls.includes(name)).map(({ headers }) => headers['x-client-browser']);

describe('a captcha belongs to the browser that fetched it', () => {
  test('AUT-003 LG-06 the browser gets a name with its first picture, and every way in goes with that name', async () => {
    const gateway = open();
    const response = await gateway.fetch('/graphql', { method: 'POST', body: JSON.stringify({ query: refresh }) });
    expect(response.headers.getSetCookie().filter((cookie) => cookie.startsWith('browser='))).toEqual([
      expect.stringMatching(/^browser=[0-9a-f-]{36}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    await gateway.ask(logIn);
    const names = namesOf(gateway, 'captcha', 'login');
    expect(names).toHaveLength(2);
    expect(names[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(names).size).toBe(1);
  });

  test('AUT-003 two browsers have two names, and one that holds nothing sound gets a new one', async () => {
    const gateway = open();
    for (const cookies of ['', '', 'browser=x', `browser=${'a'.repeat(36)}; browser=${'b'.repeat(36)}`]) {
      await gateway.fetch('/graphql', { method: 'POST', body: JSON.stringify({ query: refresh }), headers: { cookie: cookies } });
    }
    expect(new Set(namesOf(gateway, 'captcha')).size).toBe(4);
  });

  test('what ties to no browser names none, and gives it no name', async () => {
    const gateway = open({ persona: 'member' });
    await gateway.ask('{ viewer { balance { amount } } }');
    expect(namesOf(gateway, 'balance')).toEqual([undefined]);
    expect([...(await gateway.cookies()).keys()]).not.toContain('browser');
  });
});
