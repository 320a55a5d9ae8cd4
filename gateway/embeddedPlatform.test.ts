import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type Config, readConfig } from './config.ts';
import { type EmbeddedPlatform, startEmbeddedPlatform } from './embeddedPlatform.ts';
import { silentLog } from './log.ts';

const data = mkdtempSync(join(tmpdir(), 'embedded-'));
const started: EmbeddedPlatform[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((platform) => platform.stop()));
  rmSync(data, { recursive: true, force: true });
});

async function configOn(port?: number): Promise<Config> {
  const server = createServer().listen(port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const free = (server.address() as AddressInfo).port;
  server.close();
  return readConfig({ PLATFORM_PORT: String(free), DATA_DIR: data });
}
const start = async (config: Config): Promise<EmbeddedPlatform> => {
  const platform = await startEmbeddedPlatform(config, process.env, silentLog());
  started.push(platform);
  return platform;
};
const statusAt = (origin: string, key?: string) => fetch(`${origin}/wps/system/status`, { headers: { merchant: 'SAMPAN', ...(key === undefined ? {} : { 'x-gateway-key': key }) } });
const isUp = ({ origin, gatewayKey }: EmbeddedPlatform): Promise<boolean> => statusAt(origin, gatewayKey).then((answer) => answer.ok, () => false);

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

test('AZ-010 it answers calls with the key of its gateway alone, the same after it was started again', async () => {
  const platform = await start(await configOn());
  expect(platform.gatewayKey).toMatch(/^[\w-]{43}$/);
  expect([(await statusAt(platform.origin)).status, (await statusAt(platform.origin, 'k'.repeat(43))).status, (await statusAt(platform.origin, platform.gatewayKey)).status]).toEqual([403, 403, 200]);
  process.kill(platform.pid as number, 'SIGKILL');
  while (!(await isUp(platform))) await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await statusAt(platform.origin)).status).toBe(403);
});

test('AZ-010 a key of the settings is used, and one is made anew at every start without', async () => {
  const given = 'a-key-that-both-of-them-have-agreed-on';
  const first = await start({ ...(await configOn()), GATEWAY_KEY: given });
  expect(first.gatewayKey).toBe(given);
  expect(await isUp(first)).toBe(true);
  await first.stop();
  const second = await start(await configOn());
  await second.stop();
  expect((await start(await configOn())).gatewayKey).not.toBe(second.gatewayKey);
});

test('a port that is taken ends the start with one line', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const config = readConfig({ PLATFORM_PORT: String((taken.address() as AddressInfo).port), DATA_DIR: data });
  const failure = await startEmbeddedPlatform(config, process.env, silentLog()).catch((error: Error) => error.message);
  expect(failure).toContain(String(config.PLATFORM_PORT));
  expect(failure).not.toContain('\n');
  taken.close();
});
