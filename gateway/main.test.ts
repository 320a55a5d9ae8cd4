import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { fileURLToPath } from 'node:url';
import { answered, statusOf } from './upstream/testing/fakeAnswers.ts';
import { portOf } from './contract/portOf.ts';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));
const children: ChildProcess[] = [];
const servers: Server[] = [];
const data = mkdtempSync(join(tmpdir(), 'gateway-'));
afterEach(async () => {
  for (const server of servers.splice(0)) server.close();
  // Until it has ended, what is killed may still write into the folder.
  for (const child of children.splice(0)) if (child.kill('SIGKILL')) await once(child, 'exit');
  rmSync(data, { recursive: true, force: true });
});

async function listenSomewhere(listener?: Parameters<typeof createServer>[1]): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer(listener ?? (() => {})).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return { server, port: portOf(server) };
}
async function freePort(): Promise<number> {
  const { server, port } = await listenSomewhere();
  server.close();
  return port;
}

const production = { NODE_ENV: 'production', SESSION_KEYS: randomBytes(32).toString('base64url') };

interface Run {
  readonly child: ChildProcess;
  /** All that it has printed on both outputs. */
  said(): string;
  readonly exit: Promise<number | null>;
  until(text: string): Promise<void>;
}

function run(environment: Record<string, string>): Run {
  const { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS } = process.env;
  const child = spawn(process.execPath, [program], {
    // No setting of the tests' own; what is compiled and bundled is shared by all processes.
    env: {
      PATH,
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      ...(NODE_OPTIONS && { NODE_OPTIONS }),
      METRICS_PORT: '0',
      DATA_DIR: data,
      ...environment,
    } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let text = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  const until = async (wanted: string): Promise<void> => {
    while (!text.includes(wanted)) {
      if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}: ${text}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return { child, said: () => text, exit, until };
}

test('a page that is opened while all is being started is asked for again by the browser itself', async () => {
  const port = await freePort();
  const { until } = run({ PORT: String(port), PLATFORM_PORT: String(await freePort()) });
  const opened = (): Promise<Response | undefined> => fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
  await expect.poll(async () => (await opened())?.headers.get('refresh'), { interval: 10, timeout: 30_000 }).toBe('1');
  await until('Ctrl-C');
  expect((await opened())?.headers.get('refresh')).toBeNull();
});

test.each([
  ['behind proxies it keeps connections longer than they do, a minute: no write is sent on one that is being closed', '10.0.0.0/8', 65],
  ['GQL-016 without proxies a connection that asks for nothing is kept for seconds', '0', 5],
])('%s', async (_what, TRUSTED_PROXIES, seconds) => {
  const port = await freePort();
  run({ PORT: String(port), UPSTREAM_URL: `http://127.0.0.1:${await freePort()}`, TRUSTED_PROXIES });
  const answer = await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/`), { timeout: 20_000 });
  expect(answer.headers.get('keep-alive')).toBe(`timeout=${seconds}`);
});

test('settings that cannot be used are one line each, and it ends with 1', async () => {
  const { exit, said } = run({ NODE_ENV: 'production', PORT: 'x' });
  expect(await exit).toBe(1);
  expect(
    said()
      .trim()
      .split('\n')
      .map((line) => line.split(':')[0]),
  ).toEqual(['PORT', 'SESSION_KEYS']);
});

test.each([
  [{ HOST: '0.0.0.0' }, 'HOST'],
  [{ NODE_ENV: 'production', SESSION_KEYS: Buffer.alloc(32).toString('base64url') }, 'SESSION_KEYS'],
  [{ ...production, OUTBOX: 'on' }, 'OUTBOX'],
  [{ ...production, TRIAL_CLOCK_FILE: 'clock' }, 'TRIAL_CLOCK_FILE'],
  [{ BRAND: 'otters' }, 'BRAND: there is no brand "otters"; there are '],
  [{ MERCHANT: 'OTTERS' }, 'MERCHANT: the operator does not know "OTTERS"; it has SAMPAN'],
] as const)('%j is no start, and one line says why', async (environment, name) => {
  const ports = { PORT: String(await freePort()), PLATFORM_PORT: String(await freePort()) };
  const { exit, said } = run({ ...ports, ...environment });
  expect(await exit).toBe(1);
  expect(said().trim().split('\n')).toEqual([expect.stringContaining(name)]);
});

test('in production there is neither GraphiQL nor an outbox, at the address of this machine either', async () => {
  const [port, platform] = [await freePort(), await freePort()];
  const { child, exit, said, until } = run({ ...production, PORT: String(port), PLATFORM_PORT: String(platform) });
  await until('Ctrl-C');
  expect(said()).toMatch(/^Site .*\nCtrl-C stops both$/m);
  expect(said()).not.toMatch(/GraphiQL|Outbox/);
  expect(said()).toContain('SMTP_URL and MAIL_FROM, SMS_GATEWAY_URL and SMS_GATEWAY_KEY not set');
  for (const host of ['127.0.0.1', 'localhost']) expect((await fetch(`http://${host}:${platform}/outbox`)).status).toBe(404);
  // Killed, it would leave its platform behind, which goes on writing below the folder that is about to be removed.
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
});

test('a taken port is one line that names it, and it ends with 1 having touched nothing', async () => {
  const { port } = await listenSomewhere();
  const { exit, said } = run({ PORT: String(port) });
  expect(await exit).toBe(1);
  expect(said()).toMatch(new RegExp(`^PORT ${port} is taken on 127\\.0\\.0\\.1: [^\\n]+\\n$`));
});

test('CRS-004 it prints where it is, answers, and on SIGTERM ends with 0 when the request in flight is answered', async () => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let started = false;
  let arrived = (): void => {};
  const inside = new Promise<void>((resolve) => (arrived = resolve));
  const operator = await listenSomewhere((request, response) => {
    // What is asked for at the start gets an answer that is not kept; what a visitor asks for then waits.
    if (!started || !request.url?.startsWith('/wps/notice')) return void response.end(answered(statusOf('Sampan')).text);
    arrived();
    void held.then(() => response.end(answered({ banners: [] }).text));
  });
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const { child, exit, said, until } = run({ PORT: String(port), UPSTREAM_URL: `http://127.0.0.1:${operator.port}` });
  await until('Ctrl-C');
  started = true;
  /** Lines for a person; those of the log go before them. */
  const plain = () => said().replace(/^\{.*\}\n/gm, '');
  expect(plain()).toMatch(new RegExp(`^Site      ${origin}\\nGraphiQL  ${origin}/graphql\\n(Operator  .*\\n)+Ctrl-C stops it\\n$`));
  // This one answers every call as if it were asked for its status.
  expect(said()).toContain('Operator  gameVendors does not fit the contract: data should be of type object, is missing\n');
  const ready = await fetch(`http://127.0.0.1:${port}/health/ready`);
  expect([ready.status, await ready.text()]).toEqual([200, expect.stringMatching(/^ok\n(\w+ does not fit the contract\n)+$/)]);
  const ask = (query: string) =>
    fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
  expect(await (await ask('{ site { brandName } }')).json()).toEqual({ data: { site: { brandName: 'Sampan' } } });
  const inFlight = ask('{ banners(group: HOME) { id } }');
  await inside;
  child.kill('SIGTERM');
  const isHeard = () => fetch(`http://127.0.0.1:${port}/health/live`).then(Boolean, () => false);
  await expect.poll(isHeard, { timeout: 10_000 }).toBe(false);
  release();
  expect(await (await inFlight).json()).toEqual({ data: { banners: [] } });
  expect(await exit).toBe(0);
});

test('CRS-004 a second signal does not wait; the same one twice at once is one', async () => {
  const operator = await listenSomewhere(() => {});
  const port = await freePort();
  const { child, exit, said, until } = run({ PORT: String(port), UPSTREAM_URL: `http://127.0.0.1:${operator.port}` });
  await until('Ctrl-C');
  expect(said()).toContain(`Operator  is not ready: http://127.0.0.1:${operator.port} has not answered yet\n`);
  const inFlight = fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
  await once(operator.server, 'request');
  child.kill('SIGINT');
  await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill('SIGINT');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(child.exitCode).toBeNull();
  // Until it is heard as another one: on a busy machine it hears late.
  const again = setInterval(() => child.kill('SIGINT'), 400);
  onTestFinished(() => clearInterval(again));
  child.kill('SIGINT');
  expect(await exit).toBe(1);
  await inFlight;
});
