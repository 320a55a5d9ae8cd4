import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { portOf } from '#contract/portOf.ts';

const program = fileURLToPath(new URL('main.ts', import.meta.url));
let folder: string;
let children: ChildProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-main-'));
  children = [];
});
afterEach(async () => {
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
  await rm(folder, { recursive: true });
});

const environment = (settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const { DATABASE_URL: _database, ...inherited } = process.env;
  return { ...inherited, PLATFORM_PORT: '0', DATA_DIR: join(folder, 'data'), ...settings };
};

/** Starts a platform the way the gateway does; answers it once it takes requests. */
async function started(settings: NodeJS.ProcessEnv = {}): Promise<{ child: ChildProcess; address: string }> {
  const child = fork(program, [], { env: environment(settings), stdio: ['ignore', 'inherit', 'inherit', 'ipc'], execArgv: [] });
  children.push(child);
  const [message] = (await once(child, 'message')) as [{ type: string; address: string }];
  expect(message.type).toBe('ready');
  return { child, address: message.address };
}

/** Starts a platform that should give up; answers its exit code and what it said. */
async function givesUp(settings: NodeJS.ProcessEnv): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [program], { env: environment(settings), stdio: ['ignore', 'ignore', 'pipe'] });
  children.push(child);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

test('by itself it says in one line that it is ready, takes requests where it says, and ends in order when asked', async () => {
  const child = spawn(process.execPath, [program], { env: environment({}), stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const [, address = ''] = /^Platform: ready at (http:\/\/127\.0\.0\.1:\d+), for SAMPAN\n$/.exec(said.toString()) ?? [];
  expect((await fetch(`${address}/health/ready`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  await expect(fetch(`${address}/health/live`)).rejects.toThrow();
});

test('CRS-004 a request in flight is answered before it ends', async () => {
  const { child, address } = await started();
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode('{'));
      await new Promise((resolve) => setTimeout(resolve, 300));
      child.kill('SIGTERM');
      await new Promise((resolve) => setTimeout(resolve, 300));
      controller.enqueue(new TextEncoder().encode('"launch": "none"}'));
      controller.close();
    },
  });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' } as RequestInit;
  const response = await fetch(`${address}/games/slot/session`, init);
  expect(await response.json()).toEqual({ error: 'launch_expired' });
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('it ends when the gateway that started it is gone', async () => {
  const { child } = await started();
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('CRS-001 what it knew is there after a kill', async () => {
  const first = await started();
  const key = async (address: string) => (await fetch(`${address}/wps/system/encryptionKeys`, { headers: { merchant: 'SAMPAN' } })).json();
  const before = await key(first.address);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const second = await started();
  expect(await key(second.address)).toEqual(before);
});

test('a second platform on the same data gives up in one line, and the first is not harmed', async () => {
  const { address } = await started();
  const { code, said } = await givesUp({});
  expect(code).toBe(1);
  expect(said.trim().split('\n')).toEqual([expect.stringContaining('another platform is already running')]);
  expect((await fetch(`${address}/health/ready`)).status).toBe(200);
});

test('a taken port is one clear line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const port = portOf(other);
  const { code, said } = await givesUp({ PLATFORM_PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(said.trim().split('\n')).toEqual([expect.stringContaining(`PLATFORM_PORT ${port} is taken on 127.0.0.1`)]);
});

test('a data folder that cannot be written is one clear line', async () => {
  await writeFile(join(folder, 'file'), '');
  const { code, said } = await givesUp({ DATA_DIR: join(folder, 'file', 'data') });
  expect(code).toBe(1);
  expect(said.trim().split('\n')).toEqual([expect.stringContaining('cannot be written')]);
});

test('a database that is not there is one clear line without its password', async () => {
  const { code, said } = await givesUp({ DATABASE_URL: 'postgres://sampan:hunter2@127.0.0.1:1/none' });
  expect(code).toBe(1);
  expect(said).toBe('Platform: the database none at 127.0.0.1:1 (DATABASE_URL) cannot be opened: connect ECONNREFUSED 127.0.0.1:1\n');
});

test('a setting that cannot be read is named', async () => {
  const { code, said } = await givesUp({ PLATFORM_PORT: 'eighty' });
  expect(code).toBe(1);
  expect(said.trim().split('\n')).toEqual([expect.stringContaining('PLATFORM_PORT')]);
});
