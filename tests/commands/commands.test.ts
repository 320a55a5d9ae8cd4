import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { runScript, startScript } from '../stack/runScript.ts';
import { portOf } from '#contract/portOf.ts';

let taken: Server | undefined;
let started: ChildProcess | undefined;
afterEach(() => {
  taken?.close();
  started?.kill();
  [taken, started] = [undefined, undefined];
});

const run = (script: string, ...flags: readonly string[]) => runScript(script, flags, {});

/** A stack stands for a mistake of ours; what a person can mend is said in words. */
const stack = /\n +at |node:internal/;

test.each([
  ['mock', ['--port', 'four'], 1, /^port: a whole number from 0 to 65535/],
  ['mock', ['--personna', 'member'], 1, /^Unknown option '--personna'.*; did you mean persona\?\n/],
  ['mock', ['--colour', 'red'], 1, /--colour.*\n[^]*--persona/],
  ['conformance', [], 2, /--url is missing[^]*npm run conformance/],
  ['conformance', ['--url', 'http://127.0.0.1:1/api'], 2, /--url is an address without a path, such as http:\/\/127\.0\.0\.1:1$/m],
  ['conformance', ['--url', 'localhost:3001'], 2, /--url is an address such as http:/],
  ['conformance', ['--url', 'http://127.0.0.1:1', '--site', 'play.example'], 2, /--site is an address such as http:/],
  ['conformance', ['--uri', 'http://127.0.0.1:1'], 2, /--uri/],
  ['conformance', ['--url', 'http://127.0.0.1:1', '--key-file', '/nowhere/key'], 2, /\/nowhere\/key/],
  ['conformance', ['--url', 'http://127.0.0.1:1', '--key-file', 'package.json'], 2, /package\.json: key 1 must/],
  ['conformance', ['--url', 'http://127.0.0.1:1'], 2, /does not answer/],
  ['operatorAdd', [], 2, /--name is missing[^]*npm run operator:add/],
  ['operatorAdd', ['--name', 'mai', '--url', 'localhost:3001'], 2, /--url is an address such as http:/],
  ['../tests/bench/bench', ['gatway', '--write'], 2, /'gatway'.* gateway, .*--write/],
  ['testFaults', ['--kill', '3'], 2, /^Nothing was killed: .*--kill/],
  ['mutate', ['--test', 'platform'], 2, /^Nothing was broken: .*--test/],
  ['check', ['tpyes'], 2, /'tpyes'.*'types'.*'loose ends'/],
  ['brandPictures', ['ottr'], 2, /'ottr'.* otter, /],
] as const)('%s %j says what is wrong with it', async (script, flags, code, told) => {
  const ended = await run(script, ...flags);
  expect(ended).toMatchObject({ code, complained: expect.stringMatching(told) as string });
  expect(ended.complained).not.toMatch(stack);
});

/** Each of them begins something that takes minutes, or writes files. */
const takesNothing = ['../gateway/main', '../platform/main', 'build', 'dev', 'generate', 'screenshot', 'test'];
const takesSomething = ['../tests/bench/bench', 'beginTexts', 'brandPictures', 'check', 'mock', 'conformance', 'mutate', 'operatorAdd'];

test.each([...takesNothing, ...takesSomething])('%s --help says how it is used, and does nothing', async (script) => {
  const { code, said, complained } = await run(script, '--help');
  expect([code, complained]).toEqual([0, '']);
  expect(said).toMatch(/^(npm (run \S+|start|test)|(npx )?node \S+)[^]*\n\n/);
});

test.each(takesNothing)('%s, given what it does not take, begins nothing', async (script) => {
  const { code, said, complained } = await run(script, 'web/shell');
  expect([code, said]).toEqual([2, '']);
  expect(complained).toMatch(/^'web\/shell' is not taken: nothing is\n\nn/);
});

test.each([
  [403, { success: false, code: 'gateway_required', message: 'No.' }, /gateway_required: No\. --key-file names/],
  [400, { errors: [] }, /status 400, and no code: --url names the operator/],
])('conformance, where the door is shut by %s %j, says what to name', async (status, body, told) => {
  const door = createHttpServer((_request, response) => response.writeHead(status).end(JSON.stringify(body))).listen(0, '127.0.0.1');
  await once(door, 'listening');
  const port = portOf(door);
  const ended = await run('conformance', '--url', `http://127.0.0.1:${port}`);
  door.close();
  expect(ended).toMatchObject({ code: 2, complained: expect.stringMatching(told) as string });
});

test('operatorAdd, where a platform has no desk, says what one needs', async () => {
  const door = createHttpServer((_request, response) => response.writeHead(404).end('404 Not Found')).listen(0, '127.0.0.1');
  await once(door, 'listening');
  const port = portOf(door);
  const ended = await runScript('operatorAdd', ['--name', 'mai', '--url', `http://127.0.0.1:${port}`], {
    OPERATOR_KEY: randomBytes(32).toString('base64url'),
  });
  door.close();
  expect(ended).toMatchObject({ code: 2, complained: expect.stringMatching(/answered with 404.* Without OPERATOR_KEY/) as string });
});

async function startMock(...flags: readonly string[]) {
  const mock = startScript('mock', ['--port', '0', ...flags], {});
  started = mock;
  let text = '';
  mock.stdout.on('data', (chunk: Buffer) => (text += String(chunk)));
  await once(mock.stdout, 'data');
  const [address = ''] = /http:\S+/.exec(text) ?? [];
  const answerOf = async (query: string): Promise<unknown> => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) };
    return (await fetch(address, init)).json();
  };
  return { answerOf, printed: () => text };
}

test('the mock takes a port that is free, says which, and names one that is taken', async () => {
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const port = portOf(taken);
  expect(await run('mock', '--port', String(port))).toMatchObject({
    code: 1,
    complained: expect.stringMatching(`^port: ${port} is taken`) as string,
  });
  const { answerOf } = await startMock();
  expect(await answerOf('{ site { brandName } }')).toEqual({ data: { site: { brandName: 'Sampan' } } });
});

test('what fails at the mock is told under the correlation id that its answer names', async () => {
  const { answerOf, printed } = await startMock('--persona', 'member', '--faults', 'balance=malformed');
  const { errors } = (await answerOf('{ viewer { balance { amount } } }')) as {
    errors: readonly [{ extensions: { correlationId: string } }];
  };
  await expect.poll(printed).toContain('an operation failed');
  const line = printed()
    .split('\n')
    .find((each) => each.includes('an operation failed'));
  const { correlationId } = errors[0].extensions;
  expect(JSON.parse(line ?? '{}')).toMatchObject({ correlationId, path: 'viewer.balance', call: 'balance' });
});
