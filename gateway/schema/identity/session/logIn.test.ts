import { afterEach, describe, expect, test } from 'vitest';
import type { RefusalCode } from '../../../contract/refusalCodes.ts';
import type { MockGatewayOptions } from '../../../testing/createMockGateway.ts';
import { FakeRefusal } from '../../../testing/fakeOperator/fakeRefusal.ts';
import { openMockGateways } from '../../../testing/openMockGateways.ts';
import { personas } from '../../../testing/personas.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const logIn =
  'mutation ($input: LogInInput!) { logIn(input: $input) { __typename ... on LogInPayload { viewer { account nickname kind balance { amount } } firstTime passwordExpired } ... on LogInFailedError { captchaRequired locked } ... on TooManyAttemptsError { retryAfterSeconds } ... on Refusal { message } } }';
const { account, password } = personas.member;
const input = { username: account, password };
const who = async (gateway: ReturnType<typeof open>) =>
  ((await gateway.ask('{ viewer { account } }')).data as { viewer: { account: string } | null }).viewer?.account ?? null;

describe('logging in', () => {
  test('LG-01 by username and password opens a session whose first answer knows the member', async () => {
    const gateway = open();
    expect((await gateway.ask(logIn, { input })).data).toEqual({
      logIn: {
        __typename: 'LogInPayload',
        viewer: { account, nickname: 'Heron', kind: 'PLAYER', balance: { amount: '1234.5' } },
        firstTime: false,
        passwordExpired: false,
      },
    });
    expect(await who(gateway)).toBe(account);
  });

  test('LG-01 the solution of a challenge goes with the credentials', async () => {
    const gateway = open();
    await gateway.ask(logIn, { input: { ...input, challenge: 'solved' } });
    expect(gateway.upstream.calls.find(({ name }) => name === 'login')?.payload).toMatchObject({ type: 'username', challenge: 'solved' });
  });

  test('SES-001 neither token nor password is in the answer or in the clear on the way to the operator', async () => {
    const gateway = open();
    const response = await gateway.fetch('/graphql', { method: 'POST', body: JSON.stringify({ query: logIn, variables: { input } }) });
    expect(await response.text()).not.toMatch(/fake-token|river-at-dusk/);
    expect(response.headers.getSetCookie().join()).toMatch(/^session=[\w.-]+; .*HttpOnly/);
    expect(response.headers.getSetCookie().join()).not.toMatch(/fake-token/);
    const call = gateway.upstream.calls.find(({ name }) => name === 'login');
    expect(call?.headers['content-type']).toBe('application/jose');
  });

  test.each([
    ['an unknown name', { username: 'nobody99', password }],
    ['a wrong password', { username: account, password: 'not-this-one' }],
    ["a name longer than any account's", { username: 'x'.repeat(65), password }],
    ["a password longer than any account's", { username: account, password: 'x'.repeat(257) }],
  ])('AUT-001 %s is refused alike, and opens nothing', async (_what, credentials) => {
    const gateway = open();
    const { logIn: refusal } = (await gateway.ask(logIn, { input: credentials })).data ?? {};
    // What no account can have is refused without asking the operator, whose words these then are not.
    expect(refusal).toEqual({
      __typename: 'LogInFailedError',
      captchaRequired: false,
      locked: false,
      message: expect.stringMatching(/^(Tên đăng nhập hoặc mật khẩu|Unknown name)/),
    });
    expect(await who(gateway)).toBeNull();
  });

  test('AUT-001 an unknown name and a wrong password are refused in the same words', async () => {
    const refusals = [
      { username: 'nobody99', password },
      { username: account, password: 'not-this-one' },
    ].map((input) => open().ask(logIn, { input }));
    const [unknown, wrong] = await Promise.all(refusals);
    expect(unknown).toEqual(wrong);
  });

  test.each([
    [
      { refuse: 'login_failed', value: { captcha: true } },
      { __typename: 'LogInFailedError', captchaRequired: true },
    ],
    [
      { refuse: 'login_failed', value: { captcha: true, locked: true } },
      { __typename: 'LogInFailedError', captchaRequired: true, locked: true },
    ],
    [{ refuse: 'login_failed' }, { __typename: 'LogInFailedError', captchaRequired: false, locked: false }],
    [
      { refuse: 'too_many_attempts', value: { retryAfterSeconds: 300 } },
      { __typename: 'TooManyAttemptsError', retryAfterSeconds: 300 },
    ],
    [{ refuse: 'non_member_account' }, { __typename: 'NotAMemberAccountError' }],
    [{ refuse: 'challenge_failed' }, { __typename: 'ChallengeFailedError' }],
  ])("the operator's %j is a typed refusal", async (fault, expected) => {
    const { data, errors } = await open({ faults: { login: fault } }).ask(logIn, { input });
    expect(errors).toBeUndefined();
    expect((data as { logIn: unknown }).logIn).toMatchObject(expected);
  });

  const strange = (code: RefusalCode, value?: unknown): MockGatewayOptions => ({
    tamper: (name, answer) => {
      if (name === 'login') throw new FakeRefusal(code, value);
      return answer;
    },
  });
  test.each<readonly [what: string, options: MockGatewayOptions]>([
    ['no connection', { faults: { login: 'fail' } }],
    ['another shape', { faults: { login: 'malformed' } }],
    ['a status', { faults: { login: { status: 500 } } }],
    ['a word that is not of the call', strange('under_age')],
    ['a word without its details', strange('too_many_attempts', 'soon')],
  ])('a fault of the operator (%s) is masked, and opens nothing', async (_what, options) => {
    const gateway = open(options);
    const { errors } = await gateway.ask(logIn, { input });
    expect(errors?.map(({ message, extensions }) => [message, extensions?.['code']])).toEqual([
      ['Hệ thống gặp lỗi. Vui lòng thử lại.', 'INTERNAL'],
    ]);
    expect(await who(gateway)).toBeNull();
  });

  test('a member whose new session cannot be read stays signed in as before, by the cookie that is there', async () => {
    const gateway = open({ persona: 'agent', faults: { memberInfo: 'malformed' } });
    const before = (await gateway.cookies()).get('session');
    expect((await gateway.ask(logIn, { input })).errors).toHaveLength(1);
    expect(await who(gateway)).toBe(personas.agent.account);
    expect((await gateway.cookies()).get('session')).toBe(before);
  });

  test('SES-002 logging in replaces the session there was', async () => {
    const gateway = open({ persona: 'agent' });
    expect(await who(gateway)).toBe(personas.agent.account);
    await gateway.ask(logIn, { input });
    expect(await who(gateway)).toBe(account);
  });
});

describe('logging out', () => {
  const logOut = 'mutation { logOut { loggedOut } }';

  test("voids the operator's session and removes the cookie", async () => {
    const gateway = open({ persona: 'member' });
    expect((await gateway.ask(logOut)).data).toEqual({ logOut: { loggedOut: true } });
    expect(gateway.upstream.members.find(personas.member.token)).toBeUndefined();
    expect(await who(gateway)).toBeNull();
  });

  test.each(['fail', { status: 500 }, 'malformed'] as const)('happens here even where the operator answers with %j', async (fault) => {
    const gateway = open({ persona: 'member', faults: { logout: fault } });
    expect(await gateway.ask(logOut)).toEqual({ data: { logOut: { loggedOut: true } } });
    expect(await who(gateway)).toBeNull();
  });

  test('does nothing for a guest, and says so without a refusal', async () => {
    const gateway = open();
    expect(await gateway.ask(logOut)).toEqual({ data: { logOut: { loggedOut: true } } });
    expect(gateway.upstream.calls).toEqual([]);
  });
});
