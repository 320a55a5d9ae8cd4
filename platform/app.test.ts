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

test('a platform that does not reach its store is not ready, and says no more than that', async () => {
  const other = await openPlatform();
  await other.close();
  const response = await other.fetch('/health/ready');
  expect([response.status, await response.json()]).toEqual([503, { status: 'not ready' }]);
});
