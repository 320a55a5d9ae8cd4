import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { portOf } from '../../contract/portOf.ts';
import { idOf } from '../../execution/operation.ts';
import { createMetrics } from '../../metrics.ts';
import { createSiteServer } from '../../siteServer.ts';
import { type GatewayUnderTest, siteOrigin, startGateway } from '../testing/gatewayUnderTest.ts';

const ticks = 'subscription Ticks($count: Int!) { ticks(count: $count) }';
const news = 'subscription News { news }';
const headers = { accept: 'text/event-stream', 'sec-fetch-site': 'same-origin' };
const targetOf = (count: number) => `/graphql?id=${idOf(ticks)}&variables=${encodeURIComponent(JSON.stringify({ count }))}`;
const eventsOf = (body: string) =>
  [...body.matchAll(/^data: (\{.*\})$/gm)].map(([, json]) => (JSON.parse(json as string) as { data?: unknown }).data);

let site: GatewayUnderTest;
afterEach(() => site?.close());

test('a subscription is a stream of events, by GET and by POST', async () => {
  site = await startGateway([ticks]);
  for (const answer of [await site.send(targetOf(3), { headers }), await site.ask(ticks, { variables: { count: 3 }, headers })]) {
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // A proxy that collects what it passes on would keep every event to itself.
      'x-accel-buffering': 'no',
    });
    expect(eventsOf(answer.body)).toEqual([{ ticks: 1 }, { ticks: 2 }, { ticks: 3 }]);
    expect(answer.body).toContain('event: complete');
  }
});

test('a page of another site gets no stream', async () => {
  site = await startGateway([ticks]);
  expect((await site.send(targetOf(3), { headers: { accept: 'text/event-stream', 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  expect((await site.send(targetOf(3), { headers: { accept: 'text/event-stream', origin: 'https://elsewhere.example' } })).status).toBe(
    403,
  );
});

test('whoever takes no stream is told so', async () => {
  site = await startGateway([ticks]);
  expect((await site.send(targetOf(3), { headers: { accept: 'application/json' } })).status).toBe(406);
  expect((await site.send(targetOf(3), { headers: {} })).status).toBe(406);
});

test('variables that do not fit begin no stream', async () => {
  site = await startGateway([ticks]);
  const answer = await site.ask(ticks, { variables: { count: 'many' }, headers });
  expect(answer.body).toContain('BAD_USER_INPUT');
  expect(answer.body).not.toContain('many');
});

test('an error of a stream is masked', async () => {
  site = await startGateway(['mutation LogIn($account: String!) { logIn(account: $account) }', ticks]);
  const { headers: given } = await site.ask('mutation LogIn($account: String!) { logIn(account: $account) }', {
    variables: { account: 'nobody' },
  });
  const cookie = given['set-cookie']?.[0]?.split(';')[0] ?? '';
  const { body } = await site.send(targetOf(1), { headers: { ...headers, cookie } });
  expect(body).toContain('"code":"INTERNAL"');
  expect(body).not.toMatch(/ECONN|password/);
});

test('whoever leaves ends what feeds the stream', async () => {
  site = await startGateway([ticks]);
  await new Promise<void>((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: site.port, path: targetOf(-2), headers: { ...headers, origin: siteOrigin } },
      (answer) => {
        answer.on('data', (chunk: Buffer) => {
          if (!chunk.includes('"ticks":2')) return;
          asked.destroy();
          resolve();
        });
        answer.on('error', () => {});
      },
    );
    asked.on('error', reject).end();
  });
  await vi.waitFor(() => expect(site.counts.ended).toBe(1), { timeout: 5_000 });
});

test('whoever has left before being known leaves no stream behind', async () => {
  const metrics = createMetrics({ ofProcess: false });
  site = await startGateway([news], { metrics });
  const server = createSiteServer((asked, answer) => void answer.once('close', () => site.gateway.handle(asked, answer)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect(portOf(server), '127.0.0.1');
  server.once('request', () => socket.destroy());
  socket.write(`GET /graphql?id=${idOf(news)} HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n`);
  await vi.waitFor(async () => expect(await metrics.text()).toContain('gateway_live_news_total{type="look"} 1'), { timeout: 5_000 });
  expect(await metrics.text()).toContain('gateway_live_streams 0');
  server.close();
});
