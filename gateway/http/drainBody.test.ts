import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type GatewayUnderTest, siteOrigin, startGateway } from './testing/gatewayUnderTest.ts';

let site: GatewayUnderTest;
let socket: Socket;
let heard: string;
beforeEach(async () => {
  site = await startGateway(['query Brand { brand }']);
  heard = '';
  socket = connect(site.port, '127.0.0.1');
  socket.on('data', (bytes) => (heard += bytes.toString()));
  socket.on('error', () => undefined);
});
afterEach(async () => {
  socket.destroy();
  await site.close();
});

const megabyte = Buffer.alloc(1_000_000, ' ');
const begin = (path: string, type: string, length: string): void =>
  void socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nOrigin: ${siteOrigin}\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`);
const askOn = (): void => void socket.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n');
const answers = (...statuses: readonly number[]) =>
  vi.waitFor(() => expect([...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))).toEqual(statuses));

test.each([
  ['a picture of nobody', '/uploads/pictures', 'image/png', 401],
  ['a body that is promised too long', '/graphql', 'application/json', 413],
  ['a body of another kind', '/graphql', 'text/plain', 415],
  ['a body for what takes none', '/favicon.svg', 'text/plain', 405],
])('FB-01 GQL-013 whoever still sends %s hears why it is refused, and may ask on', async (_what, path, type, status) => {
  begin(path, type, `Content-Length: ${3 * megabyte.length}`);
  await answers(status);
  for (let sent = 0; sent < 3; sent += 1) socket.write(megabyte);
  askOn();
  await answers(status, 200);
});

test('so does whoever sends more than was to be read', async () => {
  begin('/graphql', 'application/json', 'Transfer-Encoding: chunked');
  for (let sent = 0; sent < 3; sent += 1)
    socket.write(Buffer.concat([Buffer.from(`${megabyte.length.toString(16)}\r\n`), megabyte, Buffer.from('\r\n')]));
  socket.write('0\r\n\r\n');
  askOn();
  await answers(413, 200);
});

test('who sends on and on is cut off', async () => {
  begin('/uploads/pictures', 'image/png', 'Content-Length: 99000000');
  await answers(401);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  for (let sent = 0; sent < 99; sent += 1) socket.write(megabyte);
  askOn();
  await closed;
  await answers(401);
});
