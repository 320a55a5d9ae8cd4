import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { issueTicket } from '../../gateway/contract/identity/session.ts';
import { movableClock } from '../../platform/testing/movableClock.ts';
import { type Browser, openRealSite, password, type RealSite, siteOrigin } from './realSite.ts';

let site: RealSite;
afterEach(() => site.close());

const clock = movableClock();
const open = async (): Promise<RealSite> => {
  site = await openRealSite({ clock });
  await site.member('linh');
  await site.member('thuy');
  return site;
};

/** Tokens of the operator that the gateway sent along, as they went over the wire. */
function tappedTokens(): { readonly tokens: Set<string>; readonly tapped: RealSite['replica'] } {
  const tokens = new Set<string>();
  return {
    tokens,
    tapped: () =>
      site.replica({
        send: async ({ method, path, headers, body }) => {
          const answer = await site.platform.fetch(path, { method, headers, ...(body === undefined ? {} : { body }) });
          const text = await answer.text();
          for (const token of [headers['authorization']?.slice(7), /"token":"([^"]+)"/.exec(text)?.[1]])
            if (token !== undefined) tokens.add(token);
          return { status: answer.status, text };
        },
      }),
  };
}

describe('SES-003 what a browser and the log are told of a session', () => {
  test('is in cookies that scripts, other hosts, other sites and plain http do not get', async () => {
    const linh = (await open()).browser();
    await linh.logIn('linh', 'rememberMe: true');
    await linh.ask('mutation { beginSocialSignIn(input: { provider: "lantern" }) { __typename } }');
    expect(linh.setCookies.length).toBeGreaterThanOrEqual(2);
    for (const set of linh.setCookies) {
      expect(set).toMatch(/^__Host-[a-z]+=[^;]+;/);
      const attributes = set
        .split('; ')
        .slice(1)
        .filter((attribute) => !attribute.startsWith('Max-Age='));
      // Only what has to be there on the way back from a provider comes along from another site.
      expect(attributes).toEqual(['Path=/', 'HttpOnly', set.startsWith('__Host-social') ? 'SameSite=Lax' : 'SameSite=Strict', 'Secure']);
    }
    expect(linh.setCookies.find((set) => set.startsWith('__Host-session'))).not.toMatch(/Max-Age|Expires/);
    expect(linh.setCookies.find((set) => set.startsWith('__Host-remember'))).toContain('Max-Age=86400;');
  });

  test('is nowhere else: not in an answer, an address, a header or a line of the log, from the login to the end', async () => {
    await open();
    const { tokens, tapped } = tappedTokens();
    const linh = site.browser({ gateway: tapped() });
    await linh.logIn('linh', 'rememberMe: true');
    const held = [...linh.cookies.values()];
    await linh.ask('{ viewer { nickname balance { amount } sessions { id agent } iconUrl } siteAccess { address } }');
    const { popularGames } = (await linh.ask('{ popularGames { id } }')).data as { popularGames: { id: string }[] };
    const launched = (await linh.answer(
      'mutation ($id: ID!) { answer: launchGame(input: { gameId: $id }) { __typename ... on LaunchGamePayload { url } } }',
      { id: popularGames[0]?.id },
    )) as { url: string };
    expect(launched.url).toMatch(/^http/);
    await linh.logIn('linh');
    await linh.ask('mutation { nothingLikeThis }');
    await linh.ask('mutation { logIn(input: { username: "linh" password: "a wrong password 9" }) { __typename } }');
    await linh.fetch(`/graphql?id=${'a'.repeat(64)}&variables={"password":"${password}"}`);
    await linh.ask('mutation { logOut { loggedOut } }');
    expect(tokens.size).toBeGreaterThanOrEqual(2);
    for (const secret of [...tokens, ...held, password, 'a wrong password 9']) {
      expect(linh.seen.filter((text) => text.includes(secret))).toEqual([]);
      expect(site.log.filter((line) => line.includes(secret))).toEqual([]);
      expect(launched.url).not.toContain(secret);
    }
    expect(site.log.some((line) => line.includes('"operation"'))).toBe(true);
  });

  test('leaves with the member: both cookies, and what the browser has kept of the answers; its own name says nothing of anybody', async () => {
    const linh = (await open()).browser();
    await linh.logIn('linh', 'rememberMe: true');
    const left = await linh.fetch('/graphql?lang=EN', {
      method: 'POST',
      body: JSON.stringify({ query: 'mutation { logOut { loggedOut } }' }),
    });
    expect([...linh.cookies.keys()]).toEqual(['__Host-browser']);
    expect(left.headers.get('clear-site-data')).toBe('"cache"');
  });
});

describe('SES-004 a ticket in the address', () => {
  const ticketOf = async (linh: Browser): Promise<string> =>
    (
      (await linh.answer(
        'mutation { answer: issueTicket(input: { domain: "play.example" }) { ... on IssueTicketPayload { ticket } } }',
      )) as {
        ticket: string;
      }
    ).ticket;
  const redeem = (browser: Browser, ticket: string, more = 'confirmed: true') =>
    browser.answer(`mutation ($ticket: String!) { answer: redeemTicket(input: { ticket: $ticket ${more} }) { __typename } }`, { ticket });
  const signedIn = async (): Promise<Browser> => {
    const linh = (await open()).browser();
    await linh.logIn('linh');
    return linh;
  };
  const failed = { __typename: 'TicketFailedError' };

  test('signs in once, within a minute', async () => {
    const linh = await signedIn();
    const ticket = await ticketOf(linh);
    const other = site.browser({ gateway: site.replica() });
    expect(await redeem(other, ticket)).toEqual({ __typename: 'LogInPayload' });
    expect(await other.who()).toBe('linh');
    expect(await redeem(site.browser(), ticket)).toEqual(failed);
    const late = await ticketOf(linh);
    clock.forward(60_001);
    expect(await redeem(site.browser(), late)).toEqual(failed);
  });

  test('of twenty at once one is signed in', async () => {
    const linh = await signedIn();
    const ticket = await ticketOf(linh);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_none, index) => redeem(site.browser({ address: `203.0.113.${index}` }), ticket)),
    );
    expect(answers.filter((answer) => (answer as { __typename: string }).__typename === 'LogInPayload')).toHaveLength(1);
  });

  test("changes nobody's identity without that person's word, and is not used up by asking", async () => {
    const linh = await signedIn();
    const ticket = await ticketOf(linh);
    const mai = site.browser();
    await mai.logIn('thuy');
    for (const unsaid of ['', 'confirmed: false', 'confirmed: null'])
      expect(await redeem(mai, ticket, unsaid)).toEqual({ __typename: 'TicketNotConfirmedError' });
    expect(await mai.who()).toBe('thuy');
    const guest = site.browser();
    expect(await redeem(guest, ticket, '')).toEqual({ __typename: 'TicketNotConfirmedError' });
    expect([await guest.who(), [...guest.cookies.keys()]]).toEqual([null, []]);
    expect(await redeem(mai, ticket)).toEqual({ __typename: 'LogInPayload' });
    expect(await mai.who()).toBe('linh');
  });

  test('that was made for something else, or elsewhere, signs nobody in', async () => {
    const linh = await signedIn();
    await linh.logIn('linh', 'rememberMe: true');
    const { tokens, tapped } = tappedTokens();
    const other = site.browser({ gateway: tapped() });
    await other.logIn('linh');
    const [token = ''] = tokens;
    const elsewhere = (await site.platform.call(issueTicket, { domain: 'other.example' }, { token })).value.ticket;
    for (const wrong of [elsewhere, token, linh.cookies.get('__Host-remember') ?? '', linh.cookies.get('__Host-session') ?? ''])
      expect(await redeem(site.browser(), wrong)).toEqual(failed);
  });

  test('is not to be guessed: 256 bits, and tries from one address come to an end', async () => {
    const linh = await signedIn();
    const tickets = await Promise.all(Array.from({ length: 5 }, () => ticketOf(linh)));
    for (const ticket of tickets) expect(Buffer.from(ticket, 'base64url').length).toBeGreaterThanOrEqual(32);
    expect(new Set(tickets).size).toBe(5);
    const answers: unknown[] = [];
    for (let guess = 0; guess < 100; guess += 1)
      answers.push(await redeem(site.browser({ address: '203.0.113.66' }), randomBytes(32).toString('base64url')));
    expect(answers[0]).toEqual(failed);
    expect(answers.at(-1)).toEqual({ __typename: 'TooManyAttemptsError' });
    expect(await redeem(site.browser({ address: '203.0.113.66' }), tickets[0] ?? '')).toEqual({ __typename: 'TooManyAttemptsError' });
  });

  test('is in no line of the log, whether it came by POST or stood in an address', async () => {
    const linh = await signedIn();
    const ticket = await ticketOf(linh);
    const other = site.browser();
    const page = await other.fetch(`/?token=${ticket}`, { headers: { accept: 'text/html' } });
    await redeem(other, ticket);
    await other.fetch('/graphql?lang=EN', { method: 'POST', headers: { referer: `${siteOrigin}/?token=${ticket}` }, body: '{}' });
    expect(site.log.length).toBeGreaterThan(3);
    expect(site.log.filter((line) => line.includes(ticket))).toEqual([]);
    // Nothing that the page loads is told the address it came from, beyond its origin.
    expect(page.headers.get('referrer-policy')).toMatch(/^(strict-origin|same-origin|no-referrer|strict-origin-when-cross-origin)$/);
  });
});
