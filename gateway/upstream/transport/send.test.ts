import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { createSend } from './send.ts';
import { portOf } from '../../contract/portOf.ts';

let server: Server | undefined;
const { send, close } = createSend();
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  await close();
});

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${portOf(server)}`;
}
const get = (origin: string, timeout = 2_000) => send({ origin, method: 'GET', path: '/', headers: {}, timeout });
const cut = (socket: Socket | null): void => void socket?.destroy();

test('carries method, path, headers and body, and brings back status and text', async () => {
  const origin = await serve((request, response) => {
    request.setEncoding('utf8');
    request.on('data', (body: string) =>
      response.writeHead(201, { 'retry-after': '3' }).end(`${request.method} ${request.url} ${request.headers['x-a']} ${body}`),
    );
  });
  const answer = await send({ origin, method: 'PUT', path: '/a?b=c', headers: { 'x-a': 'x' }, body: '舟', timeout: 2_000 });
  expect(answer).toEqual({ status: 201, text: 'PUT /a?b=c x 舟', retryAfter: '3' });
});

test('keeps its connections', async () => {
  let connections = 0;
  const origin = await serve((_request, response) => response.end('ok'));
  server?.on('connection', () => (connections += 1));
  for (let turn = 0; turn < 20; turn += 1) await get(origin);
  // The next request may start in the moment in which the last one's connection is not yet free.
  expect(connections).toBeLessThanOrEqual(2);
});

test('INJ-003 UPF-003 a redirect is an answer, and is not followed', async () => {
  let asked = 0;
  const origin = await serve((_request, response) => {
    asked += 1;
    response.writeHead(302, { location: 'http://127.0.0.1:9/secret' }).end('elsewhere');
  });
  expect((await get(origin)).status).toBe(302);
  expect(asked).toBe(1);
});

test('UPF-002 an answer beyond two megabytes is dropped, whether its length was told or not', async () => {
  const told = await serve((_request, response) => response.writeHead(200, { 'content-length': 50_000_000 }).write('x'));
  await expect(get(told)).rejects.toMatchObject({ kind: 'oversized' });
  server?.closeAllConnections();
  server?.close();
  let written = 0;
  const endless = await serve((_request, response) => {
    const write = (): void => {
      if (response.destroyed) return;
      written += 100_000;
      response.write('x'.repeat(100_000), () => setImmediate(write));
    };
    write();
  });
  await expect(get(endless, 5_000)).rejects.toMatchObject({ kind: 'oversized' });
  expect(written).toBeLessThan(50_000_000);
});

test('UPF-002 a compressed answer is dropped before it unfolds', async () => {
  const origin = await serve((_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(10_000_000))),
  );
  await expect(get(origin)).rejects.toMatchObject({ kind: 'broken' });
  server?.close();
  const plain = await serve((_request, response) => response.writeHead(200, { 'content-encoding': 'identity' }).end('{}'));
  expect(await get(plain)).toMatchObject({ text: '{}' });
});

test('UPF-001 every way to get no answer is named, and ends in time', async () => {
  const ways: readonly [string, RequestListener][] = [
    ['timeout', () => {}],
    ['timeout', (_request, response) => void response.writeHead(200, { 'content-length': 100 }).write('x')],
    [
      'timeout',
      (_request, response) => {
        const drip = setInterval(() => response.write('x'), 20);
        response.on('close', () => clearInterval(drip));
      },
    ],
    ['broken', (request) => cut(request.socket)],
    [
      'broken',
      (request, response) => {
        response.writeHead(200, { 'content-length': 100 }).write('x', () => cut(request.socket));
      },
    ],
    ['broken', (request) => void request.socket.end('HTTP/1.1 200 OK\r\nbad header\x01: \r\n\r\n')],
    ['broken', (request) => void request.socket.end('not http at all\r\n\r\n')],
  ];
  for (const [kind, listener] of ways) {
    const origin = await serve(listener);
    await expect(get(origin, 300)).rejects.toMatchObject({ kind });
    server?.closeAllConnections();
    server?.close();
  }
  await expect(get('http://127.0.0.1:9')).rejects.toMatchObject({ kind: 'connect' });
  await expect(get('http://nothing.invalid')).rejects.toMatchObject({ kind: 'connect' });
});
