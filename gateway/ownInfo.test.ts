import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CallName } from './contract/calls.ts';
import { createLog } from './log.ts';
import { createOperations } from './execution/operations.ts';
import { siteParts } from './testing/siteParts.ts';
import { createGateway, type Gateway } from './server.ts';
import { sessionKeyOf } from './sessionKeys.ts';
import { fakeImageHosts, fakeOrigin } from './testing/fakeOperator/fakeBrand.ts';
import { fakeCode, fakeMobile } from './testing/fakeOperator/identity/fakeSignIn.ts';
import { createFakeUpstream, type FakeUpstream } from './testing/fakeOperator/fakeUpstream.ts';
import { personas } from './testing/personas.ts';

const siteOrigin = 'http://localhost:3000';
const { member, agent } = personas;
const { schema } = siteParts();

let lines: string[];
let wrong: Partial<Record<CallName, object>>;
let upstream: FakeUpstream;
let gateway: Gateway;
let cookie: string;
beforeEach(() => {
  [lines, wrong, cookie] = [[], {}, ''];
  upstream = createFakeUpstream({ tamper: (name, answer) => (wrong[name] ? { ...(answer as object), ...wrong[name] } : answer) });
  const log = createLog({ level: 'warn', buffered: false }, { write: (line) => void lines.push(line) });
  gateway = createGateway({
    schema,
    log,
    operations: createOperations(schema, new Map(), log),
    send: upstream.send,
    upstreamOrigin: fakeOrigin,
    merchant: 'SAMPAN',
    assetOrigins: fakeImageHosts,
    sessionKeys: [sessionKeyOf(Buffer.alloc(32, 7).toString('base64url'))],
    siteOrigin,
    examplesFolder: fileURLToPath(new URL('./schema/examples', import.meta.url)),
  });
});
afterEach(() => gateway.close());

async function ask(query: string) {
  const headers = { origin: siteOrigin, 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) };
  const answer = await gateway.fetch(
    new Request(`${siteOrigin}/graphql?lang=EN`, { method: 'POST', headers, body: JSON.stringify({ query }) }),
  );
  for (const set of answer.headers.getSetCookie())
    if (set.startsWith('session=')) cookie = set.includes('Max-Age=0') ? '' : (set.split(';')[0] ?? '');
  return (await answer.json()) as {
    readonly data?: Record<string, unknown> | null;
    readonly errors?: readonly { readonly extensions: { readonly code: string; readonly correlationId: string } }[];
  };
}
const payload = '... on LogInPayload { viewer { account kind } }';
const logIn = (username = member.account) =>
  ask(`mutation { logIn(input: { username: "${username}" password: "${member.password}" }) { __typename ${payload} } }`);
const mine = { data: { logIn: { __typename: 'LogInPayload', viewer: { account: 'heron88', kind: 'PLAYER' } } } };

/** That the answer is a fault, and where the log tells of it, under the same id and without a name of anybody. */
function expectRefused(answer: Awaited<ReturnType<typeof ask>>): void {
  expect(answer.errors?.map(({ extensions }) => extensions.code)).toEqual(['INTERNAL']);
  const [line = '{}'] = lines.filter((each) => each.includes('about another member'));
  expect(JSON.parse(line)).toMatchObject({ correlationId: answer.errors?.[0]?.extensions.correlationId, err: { type: 'OtherMember' } });
  expect(lines.join('')).not.toMatch(/heron88|ferryman|m-1001|m-2001/);
}

const others: readonly (readonly [string, object])[] = [
  ['id', { id: agent.memberId }],
  ['account', { account: agent.account }],
  ['id, account and role', { id: agent.memberId, account: agent.account, type: agent.type }],
];

describe("an answer about another member than the session's", () => {
  test.each(others)('AZ-002 is refused and logged by its %s, and nothing of it is served', async (_name, other) => {
    expect(await logIn()).toEqual(mine);
    expect(await ask('{ viewer { nickname } }')).toEqual({ data: { viewer: { nickname: 'Heron' } } });
    wrong = { memberInfo: { ...other, nickname: 'Ferryman' } };
    const answer = await ask('{ viewer { nickname label } }');
    expect(JSON.stringify(answer)).not.toContain('Ferryman');
    expect(new Set(answer.errors?.map(({ extensions }) => extensions.code))).toEqual(new Set(['INTERNAL']));
    expect(
      lines.some((line) => line.includes('about another member') && line.includes(answer.errors?.[0]?.extensions.correlationId ?? 'none')),
    ).toBe(true);
  });

  test('AZ-002 a name in other letters is the same member', async () => {
    wrong = { memberInfo: { account: 'HERON88' } };
    expect((await logIn()).errors).toBeUndefined();
    expect((await ask('{ viewer { nickname } }')).errors).toBeUndefined();
  });
});

describe('a login in a browser', () => {
  test('SES-002 that nobody was signed in to ends nothing at the operator; a second one ends the first', async () => {
    expect(await logIn()).toEqual(mine);
    expect([upstream.count('logout'), upstream.count('forgetLogin')]).toEqual([0, 0]);
    const first = cookie;
    expect(await logIn()).toEqual(mine);
    expect([upstream.count('logout'), upstream.count('forgetLogin')]).toEqual([1, 0]);
    expect((await ask('{ viewer { nickname } }')).errors).toBeUndefined();
    cookie = first;
    expect((await ask('{ viewer { nickname } }')).errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
  });

  test('that the operator cannot tell the owner of leaves the visitor as before, and asks for nothing more', async () => {
    upstream.faults.memberInfo = { status: 500 };
    expect((await logIn()).errors?.map(({ extensions }) => extensions.code)).toEqual(['INTERNAL']);
    expect([cookie, upstream.count('logout')]).toEqual(['', 0]);
  });
});

describe('a login whose answers are about two members', () => {
  const waysIn = {
    password: () => logIn(),
    sms: () =>
      ask(
        `mutation { logIn: logInBySms(input: { mobileNum: "${fakeMobile}" countryDialingCode: "84" verificationCode: "${fakeCode}" }) { __typename ${payload} } }`,
      ),
    registration: () =>
      ask(
        `mutation { register(input: { username: "otter42" password: "reeds-in-the-wind" confirmPassword: "reeds-in-the-wind" pageUrl: "${siteOrigin}/register" ageConfirmed: true termsAccepted: true }) { __typename } }`,
      ),
  };

  test.each(Object.entries(waysIn))('AZ-002 by %s opens no session, and ends the one at the operator', async (_name, enter) => {
    wrong = { memberInfo: { account: agent.account, type: agent.type } };
    expectRefused(await enter());
    expect(cookie).toBe('');
    expect(upstream.count('logout')).toBe(1);
    expect(await ask('{ viewer { account } }')).toEqual({ data: { viewer: null } });
  });

  test('AZ-002 by the number that the login names', async () => {
    wrong = { memberInfo: { id: agent.memberId } };
    expectRefused(await logIn());
  });

  test('AZ-002 by the name that was typed, where the login names somebody else', async () => {
    wrong = { login: { account: agent.account }, memberInfo: { account: agent.account } };
    expectRefused(await logIn());
  });

  test('AZ-002 by the name that was typed, where the login names nobody', async () => {
    wrong = { login: { memberId: undefined, account: undefined }, memberInfo: { account: agent.account } };
    expectRefused(await logIn());
    wrong = { login: { memberId: undefined, account: undefined } };
    expect(await logIn(' HERON88 ')).toMatchObject({ data: { logIn: { __typename: 'LogInFailedError' } } });
    expect(await logIn()).toEqual(mine);
  });

  test('AZ-002 whoever was signed in before, still is', async () => {
    expect(await logIn()).toEqual(mine);
    wrong = { memberInfo: { id: agent.memberId, account: agent.account } };
    expect((await logIn()).errors?.[0]?.extensions.code).toBe('INTERNAL');
    wrong = {};
    expect(await ask('{ viewer { account nickname } }')).toEqual({ data: { viewer: { account: 'heron88', nickname: 'Heron' } } });
  });
});
