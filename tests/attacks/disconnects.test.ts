import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { balance } from '#contract/money/wallet.ts';
import { idOf } from '../../gateway/execution/operation.ts';
import { cookieAfter, type GatewayUnderTest, smallOperator, startGateway } from '../../gateway/http/testing/gatewayUnderTest.ts';
import { createLog } from '../../gateway/log.ts';
import { createMetrics } from '../../gateway/metrics.ts';
import { createMockGateway } from '../../gateway/testing/createMockGateway.ts';
import { answered } from '../../gateway/upstream/testing/fakeAnswers.ts';
import { createSend } from '../../gateway/upstream/transport/send.ts';
import type { ServerContext } from '../../gateway/plugins/ServerContext.ts';
import { portOf } from '#contract/portOf.ts';

const query = '{ balance }';
const logIn = 'mutation { logIn(account: "linh") }';
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).reverse()) await each();
});

/** An operator over the network that keeps whoever asks for a balance waiting, and knows who still waits. */
async function openSlowOperator() {
  let waiting = 0;
  let isSlow = true;
  const server = createServer((request, response) => {
    if (!request.url?.startsWith(balance.path)) return void response.writeHead(404).end('{}');
    waiting += 1;
    response.on('close', () => (waiting -= 1));
    const { status, text } = answered({ sumBalance: '7', currency: 'PLAY' });
    if (!isSlow) response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  undo.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    waiting: () => waiting,
    answerAtOnce: () => void (isSlow = false),
  };
}

let operator: Awaited<ReturnType<typeof openSlowOperator>>;
let site: GatewayUnderTest;
let inFlight: () => Promise<readonly string[]>;
const log: string[] = [];
const signals: (AbortSignal | undefined)[] = [];
beforeEach(async () => {
  log.length = 0;
  signals.length = 0;
  operator = await openSlowOperator();
  const { send, close } = createSend();
  undo.push(close);
  const metrics = createMetrics({ ofProcess: false });
  inFlight = async () => [...(await metrics.text()).matchAll(/gateway_upstream_in_flight\{[^}]*\} (\d+)/g)].map(([, count = '']) => count);
  site = await startGateway([query, logIn], {
    upstreamOrigin: operator.origin,
    send: (request) => (request.path.startsWith(balance.path) ? send(request) : smallOperator(request)),
    metrics,
    plugins: [{ onExecute: ({ args }) => void signals.push((args.contextValue as unknown as ServerContext).call.signal) }],
    log: createLog({ level: 'warn', buffered: false }, { write: (line) => void log.push(line) }),
  });
  undo.push(site.close);
});

/** Asks for the balance over a connection of its own; answers how to hang up. */
function askAndHangUp(cookie: string): { hangUp(): void } {
  const socket = connect(site.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET /graphql?id=${idOf(query)}&lang=EN&cdnBucket=0 HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`);
  return { hangUp: () => void socket.destroy() };
}

test('GQL-017 of those who ask and hang up, nothing is asked of the operator any more a moment later, and the next one is served', async () => {
  const cookie = cookieAfter(await site.ask(logIn));
  // More than may be asked at once: some of them wait for a place.
  const visitors = Array.from({ length: 160 }, () => askAndHangUp(cookie));
  await vi.waitFor(() => expect(operator.waiting()).toBe(128), { timeout: 10_000 });
  for (const { hangUp } of visitors) hangUp();
  await vi.waitFor(() => expect(operator.waiting()).toBe(0), { timeout: 2_000 });
  await vi.waitFor(async () => expect(new Set(await inFlight())).toEqual(new Set(['0'])), { timeout: 2_000 });
  // Who hangs up is neither a fault of the operator, which would not be asked for a while, nor one of the gateway.
  operator.answerAtOnce();
  const { status, body } = await site.ask(query, { headers: { cookie } });
  expect([status, JSON.parse(body)]).toEqual([200, { data: { balance: '7' } }]);
  expect(log).toEqual([]);
});

test('GQL-017 who reads an answer to its end is not taken for one who has hung up', async () => {
  const cookie = cookieAfter(await site.ask(logIn));
  operator.answerAtOnce();
  const answers = await Promise.all(Array.from({ length: 5 }, () => site.ask(query, { headers: { cookie } })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  // A mutation has none: it is done to its end.
  expect(signals.map((signal) => signal?.aborted)).toEqual([undefined, false, false, false, false, false]);
});

test('GQL-017 what moves money is done to its end, whoever has left', async () => {
  const gateway = createMockGateway({ persona: 'member', faults: { deposit: { slow: 300 } } });
  undo.push(gateway.close);
  const browser = new AbortController();
  const document = `mutation { deposit(input: { methodId: "RGVwb3NpdE1ldGhvZDpwbGF5LW1vbmV5" amount: "10000" idempotencyKey: "left-behind-1" }) { __typename } }`;
  const asked = gateway.fetch('/graphql', {
    method: 'POST',
    body: JSON.stringify({ query: document }),
    headers: { 'content-type': 'application/json' },
    signal: browser.signal,
  });
  await vi.waitFor(() => expect(gateway.upstream.count('deposit')).toBe(1));
  browser.abort();
  await expect(asked).rejects.toThrow();
  const before = (await gateway.ask('{ viewer { balance { amount } } }')).data;
  await vi.waitFor(async () => expect((await gateway.ask('{ viewer { balance { amount } } }')).data).not.toEqual(before), {
    timeout: 5_000,
  });
  expect(gateway.upstream.count('deposit')).toBe(1);
});
