import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawRequest, sendRaw, statusOfRaw } from '../../tests/stack/sendRaw.ts';
import { idOf } from '../execution/operation.ts';
import { createSiteServer, siteServerLimits } from '../siteServer.ts';
import { type GatewayUnderTest, siteOrigin, startGateway } from './testing/gatewayUnderTest.ts';
import { portOf } from '../contract/portOf.ts';

const brand = 'query Brand($suffix: String) { brand(suffix: $suffix) }';
const pay = 'mutation Pay { pay }';
const host = 'Host: localhost:3000';
const kept = `/graphql?id=${idOf(brand)}&lang=EN&cdnBucket=0`;

let site: GatewayUnderTest;
beforeAll(async () => {
  site = await startGateway([brand, pay]);
  expect(statusOfRaw(await sendRaw(site.port, rawRequest(kept, [host])))).toBe(200);
});
afterAll(() => site.close());

const statusOf = async (...request: Parameters<typeof rawRequest>) => statusOfRaw(await sendRaw(site.port, rawRequest(...request)));

describe('what can be read in two ways is not read', () => {
  test.each([
    ['two Hosts', kept, [host, 'Host: evil.example']],
    ['two Hosts that are one', kept, [host, host]],
    ['two Hosts in other letters', kept, [host, 'hOsT: evil.example']],
    ['two Hosts, for a page', '/', [host, 'Accept: text/html', 'Host: evil.example']],
    ['two Hosts, for its health', '/health/live', [host, 'Host: evil.example']],
    ['a header that is not UTF-8', kept, [host, 'User-Agent: \xff\xfe']],
    ['a cookie with half a character', kept, [host, 'Cookie: session=\xc3']],
    ['an over-long NUL in a header', kept, [host, 'X-Note: \xc0\x80']],
    ['a NUL in a header', kept, [host, 'X-Note: a\0b']],
    ['a path that is not UTF-8', '/\xff', [host]],
    ['a path that says something that is not', '/rng/%ff', [host, 'Accept: text/html']],
    ['a path with an over-long slash', '/a%c0%af', [host, 'Accept: text/html']],
    ['a path with half a surrogate', '/a%ed%a0%80', [host, 'Accept: text/html']],
    ['a path with a NUL', '/a%00', [host, 'Accept: text/html']],
    ['a query that is not UTF-8', `${kept}&x=%ff`, [host]],
    ['a query with a NUL', `${kept}&x=%00`, [host]],
    ['a variable with a NUL', `${kept}&variables=${encodeURIComponent('{"suffix":"a\\u0000b"}')}`, [host]],
    ['a variable with half a character', `${kept}&variables=${encodeURIComponent('{"suffix":"\\ud800"}')}`, [host]],
    ['a whole address', `http://localhost:3000${kept}`, [host]],
  ])('%s gets 400', async (_name, target, headers) => {
    expect(await statusOf(target, headers)).toBe(400);
  });

  const own = [host, `Origin: ${siteOrigin}`, 'Content-Type: application/json'];
  const noted = (note: Buffer) => Buffer.concat([Buffer.from(`{"id":"${idOf(pay)}","variables":{"note":"`), note, Buffer.from('"}}')]);
  test.each([
    ['is not UTF-8', Buffer.from([0xff])],
    ['is cut in a character', Buffer.from([0xe1, 0xbb])],
    ['holds a NUL', Buffer.from([0])],
    ['says a NUL', Buffer.from('\\u0000')],
    ['says half a character', Buffer.from('\\udfff')],
  ])('a body that %s gets 400, and nothing is done', async (_name, note) => {
    expect(await statusOf('/graphql', own, noted(note))).toBe(400);
    expect(site.counts.paid).toBe(0);
  });

  test('all else that people write is', async () => {
    expect(await statusOf('/graphql', own, noted(Buffer.from('Đò trên sông 🌊 \\ud83c\\udf0a')))).toBe(200);
    expect(await statusOf(`${kept}&variables=${encodeURIComponent('{"suffix":"Đò 🌊"}')}`, [host])).toBe(200);
    expect(await statusOf(`${kept}&sale=100%&x=%zz&y=%`, [host])).toBe(200);
    expect(await statusOf(kept, [host, `User-Agent: ${Buffer.from('Đò').toString('latin1')}`])).toBe(200);
  });
});

describe('slow headers', () => {
  test('end with the limit that is configured', async () => {
    const server = createSiteServer(() => undefined, { ...siteServerLimits, headersTimeout: 40, connectionsCheckingInterval: 10 }).listen(
      0,
      '127.0.0.1',
    );
    await once(server, 'listening');
    const port = portOf(server);
    expect(statusOfRaw(await sendRaw(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '))).toBe(408);
    server.close();
  });

  test('which is ten seconds, with the time until somebody looks', () => {
    expect(siteServerLimits.headersTimeout + siteServerLimits.connectionsCheckingInterval).toBeLessThanOrEqual(10_000);
  });
});
