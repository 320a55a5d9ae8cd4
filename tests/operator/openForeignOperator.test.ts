import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { calls } from '#contract/calls.ts';
import { portOf } from '#contract/portOf.ts';
import { afterEach, expect, test } from 'vitest';
import { NoAnswer, openForeignOperator } from './openForeignOperator.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function toldOf(answer: RequestListener): Promise<unknown> {
  const server = createServer(answer);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const operator = openForeignOperator({ url: `http://127.0.0.1:${portOf(server)}`, merchant: 'SAMPAN', patience: 1_000 }, 0);
  return operator.call(calls.systemStatus, {}).catch((error: unknown) => error);
}

test.each<[string, RegExp, RequestListener]>([
  ['nothing', /^\S+ does not answer: .*timeout/, () => undefined],
  ['a closed connection', /^\S+ does not answer: /, ({ socket }) => socket.destroy()],
  [
    'an answer that breaks off',
    /^\S+ does not end its answer: /,
    (_request, response) =>
      response.writeHead(200, { 'content-length': '50' }).write('{"success":true', () => setTimeout(() => response.destroy(), 50)),
  ],
  ['an answer without an end', /^\S+ does not end its answer: .*timeout/, (_request, response) => response.writeHead(200).write('{')],
  [
    'one larger than a gateway reads',
    /^\S+ answers with more than 2000000 bytes$/,
    (_request, response) => response.end(`"${'x'.repeat(2_000_000)}"`),
  ],
  [
    'one that is compressed without being asked',
    /^\S+ is answered compressed \(gzip\)/,
    (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"success":true,"value":{}}')),
  ],
  [
    'a redirect',
    /^\S+ leads on to \/elsewhere, where no gateway follows/,
    (_request, response) => response.writeHead(302, { location: '/elsewhere' }).end('{}'),
  ],
  ['a page', /^\S+ answers with status 200, and no JSON$/, (_request, response) => response.end('<html>')],
])('%s is no answer, and is told with the call', async (_what, told, answer) => {
  const error = await toldOf(answer);
  expect(error).toBeInstanceOf(NoAnswer);
  expect((error as NoAnswer).message).toMatch(told);
  expect((error as NoAnswer).message).toMatch(/^\/wps\/system\/status /);
});

test('no answer is asked to be compressed, and its status is that of HTTP, whatever its body says', async () => {
  const asked: unknown[] = [];
  const said = await toldOf(({ headers }, response) => {
    asked.push(headers['accept-encoding']);
    response.writeHead(404).end('{"success":false,"code":"unknown_call","message":"No.","status":200}');
  });
  expect([asked, said]).toEqual([['identity'], expect.objectContaining({ status: 404, code: 'unknown_call' })]);
});
