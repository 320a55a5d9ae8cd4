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
const isUp = (origin: string): Promise<boolean> => fetch(`${origin}/wps/system/status`, { headers: { merchant: 'SAMPAN' } }).then((answer) => answer.ok, () => false);

test('it is ready when it says so, comes back after a kill -9, and is gone when it was stopped', async () => {
  const platform = await start(await configOn());
  expect(await isUp(platform.origin)).toBe(true);
  const killed = platform.pid as number;
  process.kill(killed, 'SIGKILL');
  while (await isUp(platform.origin)) await new Promise((resolve) => setTimeout(resolve, 10));
  while (!(await isUp(platform.origin))) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(platform.pid).not.toBe(killed);
  await platform.stop();
  expect(await isUp(platform.origin)).toBe(false);
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
