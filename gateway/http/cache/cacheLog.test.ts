import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { type GatewayUnderTest, startGateway } from '../testing/gatewayUnderTest.ts';

const brand = 'query Brand { brand }';

let site: GatewayUnderTest;
afterEach(async () => {
  vi.useRealTimers();
  await site.close();
});

test('answers that are kept are one line a second for each operation and status, with their number', async () => {
  const lines: { route?: string; operation?: string; status?: number; count?: number }[] = [];
  site = await startGateway([brand], {
    log: pino(new Writable({ write: (chunk, _encoding, done) => done(void lines.push(JSON.parse(String(chunk)))) })),
  });
  const tag = String((await site.ask(brand)).headers.etag);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const kept = () => lines.filter(({ route }) => route === 'kept').map(({ operation, status, count }) => [operation, status, count]);
  for (let time = 0; time < 3; time += 1) await site.ask(brand);
  await site.ask(brand, { headers: { 'if-none-match': tag } });
  expect(kept()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(kept()).toEqual([
    ['Brand', 200, 3],
    ['Brand', 304, 1],
  ]);
  await site.ask(brand);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(kept()).toHaveLength(3);
});
