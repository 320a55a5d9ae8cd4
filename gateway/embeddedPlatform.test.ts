import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type Config, readConfig } from './config.ts';
import { type EmbeddedPlatform, startEmbeddedPlatform } from './embeddedPlatform.ts';
import { silentLog } from './log.ts';
import { portOf } from './contract/portOf.ts';

// Each start has a store of its own: what one has sealed, the key of another does not open.
const { DATABASE_URL: _shared, ...inherited } = process.env;

const data = mkdtempSync(join(tmpdir(), 'embedded-'));
const started: EmbeddedPlatform[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((platform) => platform.stop()));
  rmSync(data, { recursive: true, force: true });
});

async function configOn(port?: number): Promise<Config> {
  const server = createServer().listen(port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const free = portOf(server);
  server.close();
  return readConfig({ PLATFORM_PORT: String(free), DATA_DIR: data });
}
const start = async (config: Config): Promise<EmbeddedPlatform> => {
  const platform = await startEmbeddedPlatform(config, inherited, silentLog());
  started.push(platform);
  return platform;
};
const statusAt = (origin: string, key?: string) =>
  fetch(`${origin}/wps/system/status`, { headers: { merchant: 'SAMPAN', ...(key === undefined ? {} : { 'x-gateway-key': key }) } });
const isUp = ({ origin, gatewayKey }: EmbeddedPlatform): Promise<boolean> =>
  statusAt(origin, gatewayKey).then(
    (answer) => answer.ok,
    () => false,
  );

test('it is ready when it says so, comes back after a kill -9, and is gone when it was stopped', async () => {
  const platform = await start(await configOn());
  expect(await isUp(platform)).toBe(true);
  const killed = platform.pid as number;
  process.kill(killed, 'SIGKILL');
  while (await isUp(platform)) await new Promise((resolve) => setTimeout(resolve, 10));
  while (!(await isUp(platform))) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(platform.pid).not.toBe(killed);
  await platform.stop();
  expect(await isUp(platform)).toBe(false);
});

test('CRS-004 one that hangs while it is started again is ended within the time that one has which runs', async () => {
  mkdirSync(data, { recursive: true });
  const file = join(data, 'gateway.keys');
  writeFileSync(file, createHash('sha256').update('key').digest('base64'));
  const platform = await start({ ...(await configOn()), GATEWAY_KEY_FILE: file });
  const killed = platform.pid as number;
  // Whoever reads a pipe that nobody writes into waits for good.
  execFileSync('mkfifo', [`${file}.pipe`]);
  renameSync(`${file}.pipe`, file);
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => platform.pid, { timeout: 10_000 }).not.toBe(killed);
  const hanging = platform.pid as number;
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const asked = performance.now();
  await platform.stop();
  expect(performance.now() - asked).toBeLessThan(10_000);
  expect(() => process.kill(hanging, 0)).toThrow('ESRCH');
});

test('AZ-010 it answers calls with the key of its gateway alone, the same after it was started again', async () => {
  const platform = await start(await configOn());
  expect(platform.gatewayKey).toMatch(/^[\w-]{43}$/);
  expect([
    (await statusAt(platform.origin)).status,
    (await statusAt(platform.origin, 'k'.repeat(43))).status,
    (await statusAt(platform.origin, platform.gatewayKey)).status,
  ]).toEqual([403, 403, 200]);
  process.kill(platform.pid as number, 'SIGKILL');
  while (!(await isUp(platform))) await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await statusAt(platform.origin)).status).toBe(403);
});

test('AZ-010 a key of the settings is used, and one is made anew at every start without', async () => {
  const given = 'a-key-that-both-of-them-have-agreed-on';
  const first = await start({ ...(await configOn()), GATEWAY_KEY: [given] });
  expect(first.gatewayKey).toBe(given);
  expect(await isUp(first)).toBe(true);
  await first.stop();
  const second = await start(await configOn());
  await second.stop();
  expect((await start(await configOn())).gatewayKey).not.toBe(second.gatewayKey);
});

test('AZ-010 keys of a file are changed with an overlap and without a restart', async () => {
  const [older, newer, stranger] = ['older', 'newer', 'stranger'].map((text) => createHash('sha256').update(text).digest('base64')) as [
    string,
    string,
    string,
  ];
  mkdirSync(data, { recursive: true });
  const file = join(data, 'gateway.keys');
  writeFileSync(file, `${older}\n`);
  const { origin } = await start({ ...(await configOn()), GATEWAY_KEY_FILE: file });
  const statuses = async () => Promise.all([older, newer, stranger].map(async (key) => (await statusAt(origin, key)).status));
  expect(await statuses()).toEqual([200, 403, 403]);
  // A key that is new is taken at once, so that it matters little which of the two reads the file first.
  writeFileSync(file, `${newer}\n${older}\n`);
  expect((await statusAt(origin, newer)).status).toBe(200);
  expect(await statuses()).toEqual([200, 200, 403]);
  writeFileSync(file, `${newer}\n`);
  await expect.poll(statuses, { timeout: 10_000 }).toEqual([403, 200, 403]);
});

test('a port that is taken ends the start with one line', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const config = readConfig({ PLATFORM_PORT: String(portOf(taken)), DATA_DIR: data });
  const failure = await startEmbeddedPlatform(config, inherited, silentLog()).catch((error: Error) => error.message);
  expect(failure).toContain(String(config.PLATFORM_PORT));
  expect(failure).not.toContain('\n');
  taken.close();
});
