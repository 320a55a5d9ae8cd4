import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { resultsOf } from '../../gateway/testing/resultsOf.ts';
import { changePersonalData } from '../../platform/testing/changePersonalData.ts';
import { movableClock } from '../../platform/testing/movableClock.ts';
import { messagesTo } from '../../platform/testing/messages.ts';
import { type Browser, openRealSite, password, type RealSite } from './realSite.ts';

let site: RealSite;
afterEach(() => site.close());

const clock = movableClock();
const open = async (): Promise<RealSite> => {
  site = await openRealSite({ clock });
  await site.member('linh');
  return site;
};
const session = '__Host-session';
const remember = '__Host-remember';

/** What a stolen session cookie could be used for, and what comes of it: reads, and a payment. */
async function uses(browser: Browser): Promise<readonly unknown[]> {
  const read = await browser.ask('{ viewer { nickname balance { amount } bets(first: 1) { totalCount } sessions { id } } }');
  return [
    await browser.who(),
    read.data?.['viewer'] ?? null,
    await browser.answer(
      `mutation { answer: deposit(input: { methodId: "${Buffer.from('DepositMethod:play-money').toString('base64url')}" amount: "20000" idempotencyKey: "${randomBytes(8).toString('hex')}" }) { __typename } }`,
    ),
    await browser.answer('mutation { answer: issueTicket(input: { domain: "play.example" }) { __typename } }'),
    await browser.answer('mutation { answer: updateLanguage(input: { language: EN }) { __typename } }'),
  ];
}
const refused = { __typename: 'NotSignedInError' };
const subscriptions = ['balanceChanged', 'messageArrived'];
const nothing = [null, null, refused, refused, refused];

/** What a subscription is told first, and last: only one that is refused ends by itself. */
async function firstTold(browser: Browser, field = 'balanceChanged'): Promise<unknown> {
  const ask = () =>
    browser.fetch('/graphql?lang=EN', {
      method: 'POST',
      headers: { accept: 'text/event-stream' },
      body: JSON.stringify({ query: `subscription { told: ${field} { __typename } }` }),
    });
  for await (const { data } of resultsOf(ask)) return data?.['told'];
  return undefined;
}

/** A thief's browser with the cookies of another, on another gateway of the site. */
const thiefOf = ({ cookies }: Browser, address = '198.51.100.10'): Browser =>
  site.browser({ cookies: new Map([...cookies].filter(([name]) => name === session)), gateway: site.replica(), address });

describe('SES-001 the identifier of a session', () => {
  test('is another one after each login, and the one before is dead', async () => {
    const { browser } = await open();
    const linh = browser();
    linh.cookies.set(session, 'planted-by-somebody');
    const thief = thiefOf(linh);
    await linh.logIn('linh');
    const first = linh.cookies.get(session);
    expect(first).not.toBe('planted-by-somebody');
    expect(await thief.who()).toBeNull();
    const copy = thiefOf(linh);
    expect(await copy.who()).toBe('linh');
    await linh.logIn('linh');
    expect(linh.cookies.get(session)).not.toBe(first);
    expect(await uses(copy)).toEqual(nothing);
    expect(await linh.who()).toBe('linh');
  });

  test('is another one after a step up, before which there is none', async () => {
    const { browser, platform } = await open();
    const linh = browser({ address: '203.0.113.77' });
    await linh.logIn('linh');
    const before = thiefOf(linh, '203.0.113.77');
    await changePersonalData(platform, { email: 'linh@example.com' });
    const elsewhere = browser({ address: '192.0.2.200', cookies: [...linh.cookies] });
    const needed = (await elsewhere.answer(
      `mutation { answer: logIn(input: { username: "linh" password: "${password}" }) { __typename ... on LoginVerificationNeededError { verificationId } } }`,
    )) as { verificationId: string };
    expect(needed).toMatchObject({ __typename: 'LoginVerificationNeededError' });
    expect(elsewhere.cookies.get(session)).toBe(linh.cookies.get(session));
    const { verificationId } = needed;
    await elsewhere.ask('mutation ($id: ID!) { beginLoginVerification(input: { verificationId: $id method: EMAIL }) { __typename } }', {
      id: verificationId,
    });
    const code = /\b\d{6}\b/.exec((await messagesTo(platform, 'linh@example.com')).at(-1) ?? '')?.[0];
    await elsewhere.ask(
      'mutation ($id: ID!, $code: String!) { answerLoginVerification(input: { verificationId: $id method: EMAIL answer: $code }) { __typename } }',
      { id: verificationId, code },
    );
    expect(elsewhere.cookies.get(session)).not.toBe(linh.cookies.get(session));
    expect([await elsewhere.who(), await before.who()]).toEqual(['linh', null]);
  });
});

describe('SES-002 a copy of the cookie is worth nothing on any gateway', () => {
  const ends: Readonly<Record<string, (linh: Browser) => Promise<unknown>>> = {
    'logging out': (linh) => linh.ask('mutation { logOut { loggedOut } }'),
    'a new password': (linh) =>
      linh.ask(
        `mutation { changePassword(input: { oldPassword: "${password}" newPassword: "reeds-in-the-wind-8" confirmNewPassword: "reeds-in-the-wind-8" }) { __typename } }`,
      ),
    'signing out everywhere': (linh) => linh.ask('mutation { logOutEverywhere(input: { keepCurrent: false }) { __typename } }'),
    'ending it from another browser': async (linh) => {
      const other = site.browser();
      await other.logIn('linh');
      const { viewer } = (await other.ask('{ viewer { sessions { id current } } }')).data as {
        viewer: { sessions: { id: string; current: boolean }[] };
      };
      for (const { id } of viewer.sessions.filter(({ current }) => !current))
        await other.ask('mutation ($id: ID!) { endSession(input: { sessionId: $id }) { __typename } }', { id });
      return linh;
    },
    'the operator locking the account': () => site.platform.parts.db.updateTable('member').set({ locked_at: 1n }).execute(),
    'the member excluding oneself': () => site.platform.parts.db.updateTable('member').set({ self_excluded_at: 1n }).execute(),
  };

  test.each(Object.keys(ends))('at once after %s', async (end) => {
    const { browser } = await open();
    const linh = browser();
    await linh.logIn('linh');
    const thief = thiefOf(linh);
    expect((await uses(thief)).slice(0, 3)).toEqual([
      'linh',
      expect.objectContaining({ nickname: 'linh' }),
      { __typename: 'DepositPayload' },
    ]);
    await ends[end]?.(linh);
    // Each by itself: the first refusal would clear the thief's cookie.
    const copy = [...thief.cookies];
    expect(await uses(thief)).toEqual(nothing);
    const elsewhere = (): Browser => site.browser({ cookies: copy, gateway: site.replica() });
    expect(await elsewhere().answer('mutation { answer: updateLanguage(input: { language: EN }) { __typename } }')).toEqual(refused);
    for (const field of subscriptions) expect([field, await firstTold(elsewhere(), field)]).toEqual([field, refused]);
  });

  test('nor is there another subscription, or an upload in the schema: pictures have an address of their own', async () => {
    const { browser } = await open();
    const { data } = await browser().ask('{ __schema { subscriptionType { fields { name } } types { name } } }');
    const { subscriptionType, types } = (
      data as { __schema: { subscriptionType: { fields: { name: string }[] }; types: { name: string }[] } }
    ).__schema;
    // Each of them has to be tried with a dead cookie above.
    expect(subscriptionType.fields.map(({ name }) => name)).toEqual(subscriptions);
    expect(types.filter(({ name }) => /upload|(?<!pro)file|blob/i.test(name))).toEqual([]);
  });
});

describe('SES-005 a remembered login', () => {
  const remembering = async (): Promise<Browser> => {
    const linh = (await open()).browser();
    await linh.logIn('linh', 'rememberMe: true');
    return linh;
  };
  /** A browser that was opened anew, with nothing but the login that it remembers. */
  const reopened = (cookies: Iterable<readonly [string, string]>): Browser =>
    site.browser({ cookies: new Map([...cookies].filter(([name]) => name === remember)) });

  test('a copy that is used after its owner ends the family, and the owner is told', async () => {
    const linh = await remembering();
    await changePersonalData(site.platform, { email: 'linh@example.com' });
    const stolen = [...linh.cookies];
    const owner = reopened(stolen);
    expect(await owner.who()).toBe('linh');
    expect(owner.cookies.get(remember)).not.toBe(linh.cookies.get(remember));
    clock.forward(120_000);
    expect(await reopened(stolen).who()).toBeNull();
    expect([await owner.who(), await reopened(owner.cookies).who()]).toEqual([null, null]);
    expect(await messagesTo(site.platform, 'linh@example.com')).toHaveLength(1);
  });

  test('a browser that never got the answer goes on with what it has, and a copy of the cookie alone does not', async () => {
    const linh = await remembering();
    const atStart = [...linh.cookies].filter(([name]) => name !== session);
    // What it is answered with goes to nobody.
    expect(await site.browser({ cookies: atStart }).who()).toBe('linh');
    clock.forward(120_000);
    const owner = site.browser({ cookies: atStart });
    expect(await owner.who()).toBe('linh');
    clock.forward(120_000);
    expect(await owner.who()).toBe('linh');
    expect(await reopened(atStart).who()).toBeNull();
    expect([await owner.who(), await reopened(owner.cookies).who()]).toEqual([null, null]);
  });

  test('is over after a day, however often it was used', async () => {
    let linh: Browser = await remembering();
    for (let hour = 0; hour < 23; hour += 1) {
      clock.forward(3_600_000);
      linh = reopened(linh.cookies);
      expect(await linh.who()).toBe('linh');
    }
    clock.forward(3_600_001);
    expect(await reopened(linh.cookies).who()).toBeNull();
  });

  test.each([
    ['logging out', 'mutation { logOut { loggedOut } }'],
    ['logging in without the tick', `mutation { logIn(input: { username: "linh" password: "${password}" }) { __typename } }`],
    [
      'a new password',
      `mutation { changePassword(input: { oldPassword: "${password}" newPassword: "reeds-in-the-wind-8" confirmNewPassword: "reeds-in-the-wind-8" }) { __typename } }`,
    ],
  ])('is deleted on both sides by %s', async (_what, mutation) => {
    const linh = await remembering();
    const copy = [...linh.cookies];
    await linh.ask(mutation);
    expect(linh.cookies.has(remember)).toBe(false);
    expect(await reopened(copy).who()).toBeNull();
  });

  test("with another selector or validator is nobody's, and the right one stays good", async () => {
    const linh = await remembering();
    const [selector = '', validator = ''] = (linh.cookies.get(remember) ?? '').split('.');
    const turned = (text: string) => `${text.slice(0, -1)}${text.endsWith('A') ? 'B' : 'A'}`;
    for (const made of [
      `${turned(selector)}.${validator}`,
      `${selector}.${turned(validator)}`,
      `${selector}.`,
      `.${validator}`,
      selector,
      `${validator}.${selector}`,
    ])
      expect([made, await reopened([[remember, made]]).who()]).toEqual([made, null]);
    expect(await reopened(linh.cookies).who()).toBe('linh');
  });

  test('holds nothing of the password, and nothing that the operator keeps', async () => {
    const linh = await remembering();
    const text = linh.cookies.get(remember) ?? '';
    expect(Buffer.from(text.replace('.', ''), 'base64url').toString('latin1') + text).not.toContain(password);
    const [, validator = ''] = text.split('.');
    const rows = await site.platform.parts.db.selectFrom('remembered_login').selectAll().execute();
    expect(JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(validator);
    expect(validator.length).toBeGreaterThanOrEqual(22);
  });
});
