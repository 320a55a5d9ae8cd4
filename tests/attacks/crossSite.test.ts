import { afterEach, describe, expect, test } from 'vitest';
import { openMockGateways } from '../../gateway/testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const own = 'http://localhost:3000';
const deposit = `mutation { deposit(input: { methodId: "${Buffer.from('DepositMethod:play-money').toString('base64url')}" amount: "20000" idempotencyKey: "cross-site-0001" }) { __typename } }`;
const logOut = 'mutation { logOut { loggedOut } }';
const read = '{ viewer { account } }';

/** A member's browser that another site makes send something. Nothing of it may reach the operator, nor end the session. */
function victim() {
  const gateway = open({ persona: 'member' });
  const send = (init: RequestInit & { readonly headers?: Record<string, string> }, path = '/graphql?lang=EN') =>
    gateway.fetch(new Request(new URL(path, own), init));
  const unharmed = async (): Promise<void> => {
    expect(gateway.upstream.calls).toEqual([]);
    expect((await gateway.ask(read)).data).toEqual({ viewer: { account: 'heron88' } });
  };
  return { gateway, send, unharmed };
}

describe('WEB-001 a form of another site', () => {
  const json = JSON.stringify({ query: deposit });
  const multipart = [
    '--x',
    'Content-Disposition: form-data; name="operations"',
    '',
    json,
    '--x',
    'Content-Disposition: form-data; name="map"',
    '',
    '{}',
    '--x--',
    '',
  ].join('\r\n');
  const forms: readonly (readonly [type: string, body: string])[] = [
    ['application/x-www-form-urlencoded', new URLSearchParams({ query: deposit }).toString()],
    ['multipart/form-data; boundary=x', multipart],
    ['text/plain', json],
    ['text/plain;application/json', json],
    ['application/json, text/plain', json],
    ['', json],
  ];
  const senders = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: own, 'sec-fetch-site': 'cross-site' },
    { origin: own },
  ];

  test.each(forms.flatMap(([type, body]) => senders.map((sender) => ({ type, body, sender }))))(
    'as $type from $sender is refused, unread',
    async ({ type, body, sender }) => {
      const { send, unharmed } = victim();
      // As bytes, which have no type of their own.
      const answer = await send({
        method: 'POST',
        headers: { ...sender, ...(type === '' ? {} : { 'content-type': type }) },
        body: new TextEncoder().encode(body),
      });
      expect([403, 415]).toContain(answer.status);
      expect(answer.headers.getSetCookie()).toEqual([]);
      await unharmed();
    },
  );
});

describe('WEB-002 an address that another site makes a browser ask for', () => {
  const sites = [{}, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-origin' }];

  test.each(['GET', 'HEAD'].flatMap((method) => sites.map((headers) => ({ method, headers }))))(
    'by $method with $headers changes nothing',
    async ({ method, headers }) => {
      const { send, unharmed } = victim();
      for (const query of [deposit, logOut, read]) {
        const answer = await send(
          { method, headers: headers as Record<string, string> },
          `/graphql?lang=EN&query=${encodeURIComponent(query)}`,
        );
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
      await unharmed();
    },
  );
});

describe('WEB-003 JSON from another origin', () => {
  const origins = [
    'https://evil.example',
    'null',
    'http://localhost:3000.evil.example',
    'http://evillocalhost:3000',
    'https://localhost:3000',
    'http://localhost',
    'http://localhost:3001',
    'http://LOCALHOST:3000',
    'http://user@localhost:3000',
    'file://',
    '',
  ];

  test.each(origins)('%j is refused', async (origin) => {
    const { send, unharmed } = victim();
    for (const query of [deposit, logOut])
      expect(
        (await send({ method: 'POST', headers: { origin, 'content-type': 'application/json' }, body: JSON.stringify({ query }) })).status,
      ).toBe(403);
    await unharmed();
  });

  test.each(['cross-site', 'same-site', 'none'])("and by the browser's word %s, whatever origin is named", async (site) => {
    const { send, unharmed } = victim();
    expect(
      (
        await send({
          method: 'POST',
          headers: { origin: own, 'sec-fetch-site': site, 'content-type': 'application/json' },
          body: JSON.stringify({ query: deposit }),
        })
      ).status,
    ).toBe(403);
    await unharmed();
  });
});

describe('WEB-004 what another origin may read', () => {
  test.each(['https://evil.example', 'null', own, 'http://localhost:5173'])(
    '%s is told of no right to read, before or after',
    async (origin) => {
      const { send } = victim();
      const asks: readonly RequestInit[] = [
        {
          method: 'OPTIONS',
          headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
        },
        { method: 'POST', headers: { origin, 'content-type': 'application/json' }, body: JSON.stringify({ query: read }) },
        { method: 'GET', headers: { origin } },
      ];
      for (const init of asks)
        for (const path of ['/graphql?lang=EN', '/', '/health/live']) {
          const answer = await send(init as RequestInit & { headers: Record<string, string> }, path);
          expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
        }
    },
  );
});
