import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isRunning } from '../../platform/testing/isRunning.ts';
import { freePort } from '../stack/freePort.ts';
import { platformPid } from '../stack/platformPid.ts';
import { runStack, type Stack } from '../stack/runStack.ts';
import { challengeDocument, solvedChallenge, type ChallengeData } from '../stack/solvedChallenge.ts';

let folder: string;
let taken: Server | undefined;
const stacks: Stack[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sampan-start-'));
});
afterEach(async () => {
  for (const stack of stacks.splice(0)) await stack.stop('SIGKILL');
  taken?.close();
  taken = undefined;
  rmSync(folder, { recursive: true, force: true });
});

async function start(dataFolder = path.join(folder, 'data')): Promise<Stack> {
  const stack = await runStack({ dataFolder, environment: { DATABASE_URL: '' } });
  stacks.push(stack);
  return stack;
}

/** A start that cannot succeed: its exit code and what it said. */
async function startInVain(environment: NodeJS.ProcessEnv): Promise<{ readonly code: number | null; readonly said: string }> {
  const ports = { PORT: String(await freePort()), PLATFORM_PORT: String(await freePort()), METRICS_PORT: '0' };
  const { DATABASE_URL: _database, ...inherited } = process.env;
  const child = spawn(process.execPath, ['gateway/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, DATA_DIR: path.join(folder, 'data'), ...ports, ...environment },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

/** Takes a loopback port until the test is over. */
async function takePort(): Promise<number> {
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** Gateway and platform leave together, with exit code 0, and nobody answers any more. */
async function stopInOrder(stack: Stack, signal: NodeJS.Signals): Promise<void> {
  const platform = platformPid(stack.process);
  expect(isRunning(platform)).toBe(true);
  expect([signal, await stack.stop(signal), isRunning(platform)]).toEqual([signal, 0, false]);
  await expect(fetch(`${stack.site}/health/live`)).rejects.toThrow();
}

const password = 'river-at-dusk-7';

async function ask<Data = Record<string, never>>(
  site: string,
  query: string,
  cookie = '',
): Promise<{ readonly data: Data; readonly cookie: string }> {
  const answer = await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site, cookie },
    body: JSON.stringify({ query }),
  });
  const { data } = (await answer.json()) as { data: Data };
  const set = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
  return { data, cookie: set.find((each) => each?.startsWith('session=')) ?? cookie };
}

async function register(site: string, username: string) {
  const challenge = solvedChallenge((await ask<ChallengeData>(site, challengeDocument)).data);
  const input = `{ username: "${username}", password: "${password}", confirmPassword: "${password}", pageUrl: "${site}/register", ageConfirmed: true, termsAccepted: true, challenge: "${challenge}" }`;
  return ask(site, `mutation { register(input: ${input}) { __typename } }`);
}
const logIn = (site: string, username: string) =>
  ask(site, `mutation { logIn(input: { username: "${username}", password: "${password}" }) { __typename } }`);

test.each(['PORT', 'PLATFORM_PORT'])('a taken %s is one line that names it, and the start ends with 1', async (setting) => {
  const port = await takePort();
  const { code, said } = await startInVain({ [setting]: String(port) });
  expect(said).toMatch(new RegExp(`^[^\\n]*${port}[^\\n]*\\n$`));
  expect(code).toBe(1);
});

test('a data folder that cannot be written is one line that names it, and the start ends with 1', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  // Below a file no folder can be made, not even by root.
  const dataFolder = path.join(file, 'data');
  const { code, said } = await startInVain({ DATA_DIR: dataFolder });
  expect(said.trimEnd().split('\n')).toEqual([expect.stringContaining(dataFolder)]);
  expect(code).toBe(1);
});

test('CRS-004 LG-01 a second start on the same data ends with 1, signals stop all in order, a kill leaves nobody; account and session outlive each', async () => {
  const first = await start();
  const { cookie } = await register(first.site, 'oldrower');
  const whose = '{ viewer { account balance { amount } } }';
  const before = await ask(first.site, whose, cookie);
  expect(before.data).toEqual({ viewer: { account: 'oldrower', balance: { amount: expect.any(String) } } });

  // A second one on the same data is one line, ends with 1, and the first goes on unharmed.
  const { code, said } = await startInVain({ DATA_DIR: first.dataFolder });
  expect(said.trimEnd().split('\n')).toEqual([expect.stringContaining(first.dataFolder)]);
  expect(code).toBe(1);
  expect((await ask(first.site, whose, cookie)).data).toEqual(before.data);
  await stopInOrder(first, 'SIGTERM');

  const second = await start(first.dataFolder);
  expect((await ask(second.site, whose, cookie)).data).toEqual(before.data);
  expect((await logIn(second.site, 'oldrower')).data).toEqual({ logIn: { __typename: 'LogInPayload' } });
  // After kill -9 of the gateway the platform leaves by itself, and the next start takes over its data.
  const platform = platformPid(second.process);
  await second.stop('SIGKILL');
  await expect.poll(() => isRunning(platform), { timeout: 10_000 }).toBe(false);

  const third = await start(first.dataFolder);
  expect((await ask(third.site, whose, cookie)).data).toEqual(before.data);
  expect((await logIn(third.site, 'oldrower')).data).toEqual({ logIn: { __typename: 'LogInPayload' } });
  await stopInOrder(third, 'SIGINT');
}, 120_000);
