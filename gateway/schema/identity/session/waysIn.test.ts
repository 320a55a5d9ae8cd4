import { afterEach, describe, expect, test } from 'vitest';
import { fakeCode, fakeMobile } from '../../../testing/fakeOperator/identity/fakeSignIn.ts';
import { openMockGateways } from '../../../testing/openMockGateways.ts';
import { personas } from '../../../testing/personas.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

type Gateway = ReturnType<typeof open>;
const { account, password } = personas.member;
const result =
  '{ __typename ... on LogInPayload { viewer { account kind mustChangePassword } firstTime passwordExpired } ... on Refusal { message } }';
const logIn = `mutation ($input: LogInInput!) { answer: logIn(input: $input) ${result.replace('{', '{ ... on LogInFailedError { captchaRequired locked }')} }`;
const logInBySms = `mutation ($input: LogInBySmsInput!) { answer: logInBySms(input: $input) ${result} }`;
const answerOf = async (gateway: Gateway, document: string, variables = {}) =>
  ((await gateway.ask(document, variables)).data as { answer: Record<string, unknown> } | null)?.answer;
const who = async (gateway: Gateway) =>
  ((await gateway.ask('{ viewer { account } }')).data as { viewer: { account: string } | null }).viewer?.account ?? null;
const bySms = { mobileNum: fakeMobile, countryDialingCode: '84', verificationCode: fakeCode };

describe('logging in', () => {
  test("LG-01 by SMS opens the session of the number's account", async () => {
    const gateway = open();
    expect(await answerOf(gateway, logInBySms, { input: bySms })).toMatchObject({ __typename: 'LogInPayload', viewer: { account } });
    expect(gateway.upstream.calls.find(({ name }) => name === 'login')?.payload).toMatchObject({
      type: 'sms',
      mobileNum: fakeMobile,
      countryDialingCode: '84',
      username: '',
      password: '',
    });
    expect(await who(gateway)).toBe(account);
  });

  test.each([
    { verificationCode: '000000' },
    { mobileNum: '900000000' },
    { verificationCode: '9'.repeat(256) },
    { verificationCode: '２４６８１０' },
    { countryDialingCode: '+84' },
  ])('AUT-005 with %j it is refused alike, by number and by code', async (wrong) => {
    const gateway = open();
    expect(await answerOf(gateway, logInBySms, { input: { ...bySms, ...wrong } })).toEqual({
      __typename: 'VerificationCodeFailedError',
      message: expect.stringMatching(/^(Mã xác minh không đúng|The code is wrong)/),
    });
    expect(await who(gateway)).toBeNull();
  });

  test.each([
    [{ refuse: 'non_member_account' }, 'MEMBER', 'NotAMemberAccountError'],
    [{ refuse: 'non_agent_account' }, 'AGENT', 'NotAnAgentAccountError'],
  ] as const)('LG-09 AUT-014 %j on the side of %s is %s', async (fault, side, expected) => {
    const gateway = open({ faults: { login: fault } });
    expect(await answerOf(gateway, logIn, { input: { username: account, password, side } })).toMatchObject({ __typename: expected });
    expect(gateway.upstream.calls.find(({ name }) => name === 'login')?.payload).toMatchObject({ side: side.toLowerCase() });
    expect(await who(gateway)).toBeNull();
  });

  test.each([
    [null, null],
    [Date.UTC(2027, 0, 1), '2027-01-01T00:00:00.000Z'],
  ])('a member who is kept out until %j is told so', async (until, expected) => {
    const { data } = await open({ faults: { login: { refuse: 'self_excluded', value: { until } } } }).ask(
      'mutation ($input: LogInInput!) { logIn(input: $input) { __typename ... on SelfExcludedError { until } } }',
      { input: { username: account, password } },
    );
    expect(data).toEqual({ logIn: { __typename: 'SelfExcludedError', until: expected } });
  });

  test('AUT-001 a locked account answers as a wrong password does', async () => {
    const answers = await Promise.all(
      [
        { username: personas.locked.account, password },
        { username: account, password: 'wrong' },
        { username: 'nobody99', password },
      ].map((input) => answerOf(open(), logIn, { input })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  test('LG-04 the first login of an account is told to the operator once, and never fails the login', async () => {
    const opened = { token: 'fake-token-of-heron88', firstTimeLogin: true, passwordExpired: false, mustChangePassword: false };
    const gateway = open({ overrides: { login: () => opened }, faults: { firstLogin: 'fail' } });
    expect(await answerOf(gateway, logIn, { input: { username: account, password } })).toMatchObject({
      __typename: 'LogInPayload',
      firstTime: true,
    });
    expect(gateway.upstream.count('firstLogin')).toBe(1);
  });
});

describe('a session', () => {
  test('SES-001 is a new one after each login, and the one before is dead', async () => {
    const gateway = open({ persona: 'agent' });
    const old = (await gateway.cookies()).get('session') ?? '';
    await answerOf(gateway, logIn, { input: { username: account, password } });
    const first = (await gateway.cookies()).get('session') ?? '';
    await answerOf(gateway, logIn, { input: { username: account, password } });
    const second = (await gateway.cookies()).get('session') ?? '';
    expect(new Set([old, first, second]).size).toBe(3);
    for (const [cookie, alive] of [
      [old, false],
      [first, false],
      [second, true],
    ] as const) {
      const response = await gateway.fetch('/graphql', {
        method: 'POST',
        headers: { cookie: `session=${cookie}` },
        body: JSON.stringify({ query: '{ viewer { nickname } }' }),
      });
      expect(((await response.json()) as { data: { viewer: unknown } }).data.viewer !== null).toBe(alive);
    }
  });

  test('SES-001 a cookie that was planted before the login is not the one after it', async () => {
    const gateway = open();
    (await gateway.cookies()).set('session', 'planted');
    await answerOf(gateway, logIn, { input: { username: account, password } });
    expect((await gateway.cookies()).get('session')).toMatch(/^eyJ[\w.-]{100,}$/);
  });

  test('SES-002 after logging out the old cookie reads nothing and pays nothing', async () => {
    const gateway = open({ persona: 'member' });
    const cookie = `session=${(await gateway.cookies()).get('session')}`;
    await gateway.ask('mutation { logOut { loggedOut } }');
    const replay = async (query: string) =>
      (await (await gateway.fetch('/graphql', { method: 'POST', headers: { cookie }, body: JSON.stringify({ query }) })).json()) as {
        data: Record<string, unknown>;
      };
    expect((await replay('{ viewer { nickname } }')).data['viewer']).toBeNull();
    expect(
      (
        await replay(
          'mutation { deposit(input: { methodId: "RGVwb3NpdE1ldGhvZDpwbGF5LW1vbmV5", amount: "10000", idempotencyKey: "replayed-key" }) { __typename } }',
        )
      ).data['deposit'],
    ).toEqual({ __typename: 'NotSignedInError' });
  });

  test('the list of sessions shows the browser that asks, and the others can be ended one by one or all', async () => {
    const gateway = open({ persona: 'member' });
    const other = gateway.upstream.members.open(
      gateway.upstream.members.find(personas.member.token) ??
        (() => {
          throw new Error('no such account');
        })(),
    );
    const list = async () =>
      (
        (await gateway.ask('{ viewer { sessions { id current openedAt } } }')).data as {
          viewer: { sessions: { id: string; current: boolean }[] };
        }
      ).viewer.sessions;
    const sessions = await list();
    expect(sessions.map(({ current }) => current)).toEqual([true, false]);
    const end = 'mutation ($id: ID!) { endSession(input: { sessionId: $id }) { __typename } }';
    expect((await gateway.ask(end, { id: sessions[1]?.id })).data).toEqual({ endSession: { __typename: 'EndSessionPayload' } });
    expect(gateway.upstream.members.find(other)).toBeUndefined();
    const leave = 'mutation { logOutEverywhere(input: { keepCurrent: false }) { ... on LogOutEverywherePayload { keptCurrent } } }';
    expect((await gateway.ask(leave)).data).toEqual({ logOutEverywhere: { keptCurrent: false } });
    expect(gateway.upstream.members.find(personas.member.token)).toBeUndefined();
    expect(await who(gateway)).toBeNull();
  });

  test('what the browser calls itself goes along in whole characters, and a poll says that nobody asked for it', async () => {
    const gateway = open({ persona: 'member' });
    const agent = Buffer.from(`Browser/${'x'.repeat(191)}Đò and more`).toString('latin1');
    await gateway.fetch('/graphql', {
      method: 'POST',
      headers: { 'user-agent': agent, 'x-unattended': 'true' },
      body: JSON.stringify({ query: '{ viewer { balance { amount } } }' }),
    });
    const balance = gateway.upstream.calls.find(({ name }) => name === 'balance');
    expect(balance?.headers['x-client-agent']).toMatch(/^Browser\/x{191}$/);
    expect(balance?.headers['x-unattended']).toBe('true');
    expect(gateway.upstream.calls.find(({ name }) => name === 'systemStatus')?.headers).not.toHaveProperty('x-client-agent');
  });
});

describe('an account that must change its password', () => {
  const restricted = personas.restricted;

  test('LG-05 PW-04 is let in to do that and nothing else', async () => {
    const gateway = open();
    expect(await answerOf(gateway, logIn, { input: { username: restricted.account, password: restricted.password } })).toEqual({
      __typename: 'LogInPayload',
      viewer: { account: restricted.account, kind: 'PLAYER', mustChangePassword: true },
      firstTime: false,
      passwordExpired: true,
    });
    expect(gateway.upstream.count('memberInfo')).toBe(0);
    const { data, errors } = await gateway.ask('{ viewer { nickname memberCentreAllowed agentCentreAllowed balance { amount } } }');
    expect(data).toEqual({
      viewer: { nickname: restricted.account, memberCentreAllowed: false, agentCentreAllowed: false, balance: null },
    });
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['PASSWORD_CHANGE_REQUIRED']);
  });

  test('PW-04 becomes one in the middle of a session too, as soon as the operator says so', async () => {
    const gateway = open({ persona: 'member' });
    Object.assign(gateway.upstream.members.find(personas.member.token) ?? {}, { mustChangePassword: true });
    await gateway.ask('{ viewer { nickname } }');
    expect((await gateway.ask('{ viewer { mustChangePassword } }')).data).toEqual({ viewer: { mustChangePassword: true } });
  });
});

describe('free play', () => {
  test('LG-03 LG-11 signs in a trial account, which has no member centre', async () => {
    const gateway = open();
    expect(await answerOf(gateway, `mutation { answer: freePlay ${result} }`)).toMatchObject({ viewer: { kind: 'DEMO' } });
    expect((await gateway.ask('{ viewer { memberCentreAllowed } }')).data).toEqual({ viewer: { memberCentreAllowed: false } });
  });

  test('RO-02 where it is off, it says so', async () => {
    expect(
      await answerOf(
        open({ faults: { freePlayLogin: { refuse: 'function_not_enabled' } } }),
        'mutation { answer: freePlay { __typename } }',
      ),
    ).toEqual({ __typename: 'FeatureOffError' });
  });

  test('AZ-006 a trial account gets no real-account call as far as the operator', async () => {
    const gateway = open({ persona: 'demo' });
    const { errors } = await gateway.ask(
      '{ viewer { bets(first: 1) { totalCount } depositMethods { id } sessions { id } authenticator { enabled } } }',
    );
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(Array.from({ length: 4 }, () => 'REAL_ACCOUNT_NEEDED'));
    expect(gateway.upstream.calls).toEqual([]);
  });
});
