import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Gateway } from '../../gateway/server.ts';
import { createSiteServer } from '../../gateway/siteServer.ts';
import { siteParts } from '../../gateway/testing/siteParts.ts';
import { crowdOf } from '../../platform/testing/crowd.ts';
import { openConnection, type Connection } from '../bench/connection.ts';
import { requestOf } from '../bench/loadClient.ts';
import { openRealSite, type RealSite } from './realSite.ts';
import { portOf } from '#contract/portOf.ts';

let site: RealSite;
let server: Server | undefined;
afterEach(async () => {
  server?.close();
  server?.closeAllConnections();
  await site.close();
});

/** Port of a server of the site's kind, in front of the gateway until the test is over. */
async function listening(gateway: Gateway): Promise<number> {
  server = createSiteServer(gateway.handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return portOf(server);
}

/** Status and text of every answer, in the order they came in: 32 connections ask one request after the other. */
async function askAll(port: number, requests: readonly Buffer[]): Promise<readonly string[]> {
  const answers: string[] = [];
  let next = 0;
  const askOn = async (connection: Connection): Promise<void> => {
    for (let request = requests[next++]; request !== undefined; request = requests[next++]) {
      const asked = request;
      answers.push(await new Promise<string>((resolve) => connection.ask(asked, (status, text) => resolve(`${status} ${text()}`))));
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: 32 }, async () => askOn(await openConnection(port))));
  return answers;
}

const whose = '{ viewer { account balance { amount } } }';
const cookieName = '__Host-session';

const most = crowdOf(10_000);

test(`SES-007 of ${most} made-up identifiers none is anybody, and none reaches the operator`, async () => {
  site = await openRealSite();
  await site.member('linh');
  let asked = 0;
  const gateway = site.replica({
    send: async ({ method, path, headers, body }) => {
      asked += headers['authorization'] === undefined ? 0 : 1;
      const answer = await site.platform.fetch(path, { method, headers, ...(body === undefined ? {} : { body }) });
      return { status: answer.status, text: await answer.text() };
    },
  });
  const linh = site.browser({ gateway });
  await linh.logIn('linh');
  const [sealed = ''] = linh.cookies.values();
  const parts = sealed.split('.');
  asked = 0;
  const made = (number: number): string => {
    const random = randomBytes(24).toString('base64url');
    return (
      [
        random,
        String(number),
        number.toString(16).padStart(32, '0'),
        sealed.slice(0, number % sealed.length),
        `${parts[0]}..${random}.${random}.${random}`,
        `${parts[0]}.${parts[1]}.${parts[2]}.${random}.${parts[4]}`,
      ][number % 6] ?? random
    );
  };
  const persisted = [...siteParts().operations.all()].find(({ name }) => name === 'useRefreshBalanceQuery');
  const balance = `/graphql?id=${persisted?.id}&lang=EN`;
  expect(await (await linh.fetch(balance)).text()).toContain('"amount"');
  expect(asked).toBe(1);
  asked = 0;
  const port = await listening(gateway);
  const forged = Array.from({ length: most }, (_none, index) => requestOf(port, balance, { Cookie: `${cookieName}=${made(index)}` }));
  const answers = await askAll(port, forged);
  expect(answers).toHaveLength(most);
  expect(new Set(answers)).toEqual(new Set(['200 {"data":{"viewer":null}}']));
  expect(asked).toBe(0);
  expect(await linh.who()).toBe('linh');
}, 120_000);

test("SES-007 a cookie that comes twice, under a name of another host, or as the operator's own token is nobody's", async () => {
  site = await openRealSite();
  await site.member('linh');
  const linh = site.browser();
  await linh.logIn('linh');
  const sealed = linh.cookies.get(cookieName) ?? '';
  const { token_hash: kept } = await site.platform.parts.db.selectFrom('member_session').select('token_hash').executeTakeFirstOrThrow();
  const asWith = async (cookie: string) =>
    (
      await site.browser().fetch('/graphql?lang=EN', { method: 'POST', headers: { cookie }, body: JSON.stringify({ query: whose }) })
    ).json();
  const tossed = [
    `${cookieName}=planted; ${cookieName}=${sealed}`,
    `${cookieName}=${sealed}; ${cookieName}=planted`,
    `session=${sealed}`,
    `__Secure-session=${sealed}`,
    `__host-session=${sealed}`,
    `${cookieName}=${kept}`,
    `${cookieName}="${sealed}"`,
    `${cookieName}=${sealed}, ${cookieName}=${sealed}`,
  ];
  for (const cookie of tossed) expect([cookie, await asWith(cookie)]).toEqual([cookie, { data: { viewer: null } }]);
  expect(await asWith(`theme=dark; ${cookieName}=${sealed}; session=planted`)).toMatchObject({ data: { viewer: { account: 'linh' } } });
});

test('SES-007 a header inside of a cookie is a request that cannot be read, and is answered with 400', async () => {
  site = await openRealSite();
  const port = await listening(site.gateway);
  const raw = async (cookie: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      Buffer.from(`GET /health/live HTTP/1.1\r\nHost: play.example\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`, 'latin1'),
    );
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString('latin1');
  };
  expect(await raw(`${cookieName}=x`)).toMatch(/^HTTP\/1\.1 200 /);
  for (const bad of ['\0', '\rX-Evil: 1', '\nX-Evil 1', '\x01', '\x7f']) {
    const answer = await raw(`${cookieName}=a${bad}b`);
    expect([bad, answer.slice(0, 12)]).toEqual([bad, 'HTTP/1.1 400']);
    expect(answer.toLowerCase()).not.toContain('x-evil');
  }
});
