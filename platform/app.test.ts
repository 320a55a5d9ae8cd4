import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPlatform, type TestPlatform } from './testing/openPlatform.ts';

let platform: TestPlatform;
let isReady: boolean;
beforeEach(async () => {
  isReady = true;
  platform = await openPlatform({ extras: { isReady: () => isReady } });
});
afterEach(() => platform.close());

test('openapi.json is served as it is committed', async () => {
  const committed = await readFile(new URL('../openapi.json', import.meta.url), 'utf8');
  expect(await (await platform.fetch('/openapi.json')).json()).toEqual(JSON.parse(committed));
});

test('a platform that stops is live but not ready', async () => {
  expect((await platform.fetch('/health/ready')).status).toBe(200);
  isReady = false;
  expect((await platform.fetch('/health/ready')).status).toBe(503);
  expect((await platform.fetch('/health/live')).status).toBe(200);
});

test('metrics are for this machine alone, whatever another one calls it', async () => {
  const statusFor = async (host: string, peer?: string) => (await platform.fetch(`http://${host}:3001/metrics`, undefined, peer)).status;
  for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(await statusFor('localhost', peer)).toBe(200);
  expect(await statusFor('play.example', '127.0.0.1')).toBe(404);
  for (const peer of ['203.0.113.9', '172.30.77.5', '::ffff:203.0.113.9']) expect(await statusFor('localhost', peer)).toBe(404);
});

test('a platform that does not reach its store is not ready, and says no more than that', async () => {
  const other = await openPlatform();
  await other.close();
  const response = await other.fetch('/health/ready');
  expect([response.status, await response.json()]).toEqual([503, { status: 'not ready' }]);
});
