import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createServerCloser } from './createServerCloser.ts';
import { portOf } from './portOf.ts';

test('CRS-004 who has connected and never asked anything does not hold up the end of a server; who is being answered is answered', async () => {
  const answering = Promise.withResolvers<ServerResponse>();
  const server = createServer((_request, response) => answering.resolve(response));
  const close = createServerCloser(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const silent = connect(portOf(server), '127.0.0.1').resume();
  await once(silent, 'connect');
  const asked = fetch(`http://127.0.0.1:${portOf(server)}`);
  const response = await answering.promise;
  const hungUp = once(silent, 'close');
  const closed = close(3_600_000);
  await hungUp;
  response.end('done');
  expect(await (await asked).text()).toBe('done');
  await closed;
});
