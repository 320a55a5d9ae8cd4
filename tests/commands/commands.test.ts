import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';

let taken: Server | undefined;
let started: ChildProcess | undefined;
afterEach(() => {
  taken?.close();
  started?.kill();
  [taken, started] = [undefined, undefined];
});

/** Runs a command as npm does, to its end. */
async function run(script: string, ...flags: readonly string[]) {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...flags], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [said, complaint, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { status: status as number, said, complaint };
}

/** A stack stands for a mistake of ours; what a person can mend is said in words. */
const stack = /\n +at |node:internal/;

test.each([
  ['mock', ['--port', 'four'], 1, /^port: a number from 0 to 65535/],
  ['mock', ['--colour', 'red'], 1, /--colour.*\n[^]*--persona/],
  ['conformance', [], 2, /--url is missing[^]*npm run conformance/],
  ['conformance', ['--url', 'localhost:3001'], 2, /--url is an address such as http:/],
  ['conformance', ['--uri', 'http://127.0.0.1:1'], 2, /--uri/],
  ['conformance', ['--url', 'http://127.0.0.1:1', '--key-file', '/nowhere/key'], 2, /\/nowhere\/key/],
  ['conformance', ['--url', 'http://127.0.0.1:1'], 2, /does not answer/],
  ['operatorAdd', [], 2, /--name is missing[^]*npm run operator:add/],
  ['operatorAdd', ['--name', 'mai', '--url', 'localhost:3001'], 2, /--url is an address such as http:/],
  ['check', ['tpyes'], 2, /'tpyes'.*'types'.*'loose ends'/],
] as const)('%s %j says what is wrong with it', async (script, flags, status, told) => {
  const ended = await run(script, ...flags);
  expect(ended).toMatchObject({ status, complaint: expect.stringMatching(told) as string });
  expect(ended.complaint).not.toMatch(stack);
});

test.each(['mock', 'conformance', 'operatorAdd'])('%s --help says how it is used', async (script) => {
  const { status, said, complaint } = await run(script, '--help');
  expect([status, complaint]).toEqual([0, '']);
  expect(said).toMatch(/^npm run \S+ -- /);
});

test.each([
  [403, { success: false, code: 'gateway_required', message: 'No.' }, /gateway_required: No\. --key-file names/],
  [400, { errors: [] }, /status 400, and no code: --url names the operator/],
])('conformance, where the door is shut by %s %j, says what to name', async (status, body, told) => {
  const door = createHttpServer((_request, response) => response.writeHead(status).end(JSON.stringify(body))).listen(0, '127.0.0.1');
  await once(door, 'listening');
  const { port } = door.address() as AddressInfo;
  const ended = await run('conformance', '--url', `http://127.0.0.1:${port}`);
  door.close();
  expect(ended).toMatchObject({ status: 2, complaint: expect.stringMatching(told) as string });
});

test('the mock takes a port that is free, says which, and names one that is taken', async () => {
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  expect(await run('mock', '--port', String(port))).toMatchObject({
    status: 1,
    complaint: expect.stringMatching(`^port: ${port} is taken`) as string,
  });
  started = spawn(process.execPath, ['scripts/mock.ts', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(started.stdout ?? process.stdin, 'data')) as [Buffer];
  const [address = ''] = /http:\S+/.exec(String(said)) ?? [];
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ site { brandName } }"}',
  });
  expect(await answer.json()).toEqual({ data: { site: { brandName: 'Sampan' } } });
});
