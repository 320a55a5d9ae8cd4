import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawRequest, sendRaw, statusOfRaw } from '../tests/stack/sendRaw.ts';
import { createPlatform, type Platform } from './app.ts';
import type { Log } from './core/log.ts';
import { listen, type Listening, platformServerLimits } from './listen.ts';
import { testGames } from './testing/testGames.ts';
import { openPlatform, type TestPlatform } from './testing/openPlatform.ts';

let platform: TestPlatform;
let listening: Listening;
const portOf = ({ address }: Listening): number => Number(new URL(address).port);
const somewhere = { host: '127.0.0.1', port: 0 };
beforeAll(async () => {
  platform = await openPlatform();
  listening = await listen(() => createPlatform(platform.parts, { games: testGames() }), somewhere);
});
afterAll(async () => {
  await listening.close(0);
  await platform.close();
});

const host = 'Host: 127.0.0.1';
const merchant = 'Merchant: SAMPAN';
const status = '/wps/system/status';
const email = [host, merchant, 'Content-Type: application/x-www-form-urlencoded'];
const json = [host, 'Content-Type: application/json'];
const statusOf = async (...request: Parameters<typeof rawRequest>) => statusOfRaw(await sendRaw(portOf(listening), rawRequest(...request)));

describe('what can be read in two ways is not read', () => {
  test.each([
    ['two Hosts', status, [host, merchant, 'Host: evil.example']],
    ['two Hosts that are one', '/health/live', [host, host]],
    ['a header that is not UTF-8', status, [host, merchant, 'X-Client-Agent: \xff']],
    ['a NUL in a header', status, [host, merchant, 'X-Client-Agent: a\0b']],
    ['a path that is not UTF-8', '/art/\xff.svg', [host]],
    ['a path that says something that is not', '/art/%ff.svg', [host]],
    ['a path with a NUL', '/games/slot/rounds/%00', [host]],
    ['a query that is not UTF-8', `${status}?x=%c0%80`, [host, merchant]],
    ['a query with a NUL', `${status}?x=%00`, [host, merchant]],
    ['a whole address', `http://127.0.0.1${status}`, [host, merchant]],
  ])('%s gets 400', async (_name, target, headers) => {
    expect(await statusOf(target, headers)).toBe(400);
  });

  test.each([
    ['a form that is not UTF-8', '/wps/member/password/email', email, Buffer.from([...Buffer.from('username=linh&email='), 0xff])],
    ['a form that says something that is not', '/wps/member/password/email', email, Buffer.from('username=linh&email=%ff')],
    ['a form with a NUL', '/wps/member/password/email', email, Buffer.from('username=linh&email=%00')],
    [
      'a game call that is not UTF-8',
      '/games/slot/session',
      json,
      Buffer.from([...Buffer.from('{"launch":"'), 0xff, ...Buffer.from('"}')]),
    ],
    ['a game call with a NUL', '/games/slot/session', json, Buffer.from('{"launch":"\0"}')],
  ])('%s gets 400', async (_name, target, headers, body) => {
    expect(await statusOf(target, headers, body)).toBe(400);
  });

  test('all else is', async () => {
    expect(await statusOf(status, [host, merchant, `X-Client-Agent: ${Buffer.from('Đò').toString('latin1')}`])).toBe(200);
    expect(await statusOf(`${status}?x=%C4%90&y=100%`, [host, merchant])).toBe(200);
    expect(await statusOf('/wps/member/password/email', email, Buffer.from('username=linh&email=%C4%90%C3%B2'))).toBe(200);
    expect(await statusOf('/games/slot/session', json, Buffer.from('{"launch":"Đò"}'))).toBe(401);
  });
});

test('a balancer that asks by HTTP/1.0, and names no host, hears how the platform is', async () => {
  const statusAt = async (path: string) => statusOfRaw(await sendRaw(portOf(listening), `GET ${path} HTTP/1.0\r\n\r\n`));
  expect(await statusAt('/health/ready')).toBe(200);
  expect(await statusAt('/metrics')).toBe(404);
});

describe('slow headers', () => {
  test('end with the limit that is configured', async () => {
    const other = await listen(() => ({ jobWork: platform.jobWork, answer: async () => new Response() }), {
      ...somewhere,
      limits: { headersTimeout: 40, connectionsCheckingInterval: 10 },
    });
    expect(statusOfRaw(await sendRaw(portOf(other), 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '))).toBe(408);
    await other.close(0);
  });

  test('which is ten seconds, with the time until somebody looks', () => {
    expect(platformServerLimits.headersTimeout + platformServerLimits.connectionsCheckingInterval).toBeLessThanOrEqual(10_000);
  });
});

test.each([
  ['a game call', '/games/slot/session', [...json, 'Content-Length: 400']],
  ['one of no known length', '/games/slot/session', [...json, 'Transfer-Encoding: chunked']],
  ['a call', '/wps/member/password/email', [...email, 'Content-Length: 400']],
])('who leaves amidst %s leaves no fault in the log', async (_name, target, headers) => {
  const faults: object[] = [];
  const log: Log = { error: (details) => void faults.push(details), warn: () => undefined };
  const ended = Promise.withResolvers<number>();
  const other = await listen(() => {
    const made = createPlatform(platform.parts, { games: testGames(), log, outbox: true });
    const answer: typeof made.answer = async (...asked) => {
      const answered = await made.answer(...asked);
      ended.resolve(answered.status);
      return answered;
    };
    return { ...made, answer };
  }, somewhere);
  const socket = connect(portOf(other), '127.0.0.1');
  socket.write([`POST ${target} HTTP/1.1`, ...headers, '', '4\r\n{"a"'].join('\r\n'), () => setTimeout(() => socket.destroy(), 20));
  expect([await ended.promise, faults]).toEqual([400, []]);
  await other.close(0);
});

test.each([
  ['ends before it is closed', 10_000, ['the store', 'closed']],
  ['is not waited for where there is no time', 0, ['closed', 'the store']],
])('CRS-004 what is at the store for a visitor who has hung up %s', async (_what, grace, order) => {
  const told: string[] = [];
  const arrived = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<Response>();
  const answer = () => {
    arrived.resolve();
    return ended.promise.finally(() => told.push('the store'));
  };
  const { address, close } = await listen(() => ({ answer }) as unknown as Platform, somewhere);
  const visitor = new AbortController();
  const asked = fetch(address, { signal: visitor.signal });
  await arrived.promise;
  visitor.abort();
  await expect(asked).rejects.toThrow();
  const closed = close(grace).then(() => told.push('closed'));
  setTimeout(() => ended.resolve(new Response()), 300);
  await closed;
  await ended.promise;
  await expect.poll(() => told).toEqual(order);
});
