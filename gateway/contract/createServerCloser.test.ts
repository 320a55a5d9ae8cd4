import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createServerCloser } from './createServerCloser.ts';
import { portOf } from './portOf.ts';

const anHour = 3_600_000;

async function connectTo(server: Server): Promise<Socket> {
  const connection = connect(portOf(server), '127.0.0.1');
  await once(connection, 'connect');
  return connection;
}

test('CRS-004 who has connected and never asked anything does not hold up the end of a server; who is being answered is answered', async () => {
  const answering = Promise.withResolvers<ServerResponse>();
  const server = createServer((_request, response) => answering.resolve(response));
  const close = createServerCloser(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const silent = (await connectTo(server)).resume();
  const asked = fetch(`http://127.0.0.1:${portOf(server)}`);
  const response = await answering.promise;
  const hungUp = once(silent, 'close');
  const closed = close(anHour);
  await hungUp;
  response.end('done');
  expect(await (await asked).text()).toBe('done');
  await closed;
});

test('CRS-004 who has connected just before the end, and asks then, is answered', async () => {
  const server = createServer((_request, response) => void response.end('done'));
  const close = createServerCloser(server, anHour);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const accepted = once(server, 'connection');
  const late = await connectTo(server);
  await accepted;
  const closed = close(anHour);
  // Past the first looks at what is idle.
  await new Promise((resolve) => setTimeout(resolve, 150));
  late.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(await text(late)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*done/);
  await closed;
});
