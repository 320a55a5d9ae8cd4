import { afterEach, expect, test } from 'vitest';
import { createLog, silentLog } from './log.ts';
import { createGateway, type Gateway } from './server.ts';
import { sessionKeyOf } from './sessionKeys.ts';
import { home } from './testing/builtSite.ts';
import { fakeImageHosts, fakeOrigin } from './testing/fakeOperator/fakeBrand.ts';
import { createFakeUpstream } from './testing/fakeOperator/fakeUpstream.ts';
import { siteParts } from './testing/siteParts.ts';
import type { Send } from './upstream/transport/send.ts';
import { SendFailure } from './upstream/transport/SendFailure.ts';

const gateways: Gateway[] = [];
afterEach(() => Promise.all(gateways.splice(0).map((gateway) => gateway.close())));

function open(send: Send, log = silentLog()): Gateway {
  const gateway = createGateway({
    ...siteParts(),
    send,
    upstreamOrigin: fakeOrigin,
    merchant: 'SAMPAN',
    assetOrigins: fakeImageHosts,
    sessionKeys: [sessionKeyOf(Buffer.alloc(32, 7).toString('base64url'))],
    siteOrigin: 'http://localhost:3000',
    log,
  });
  gateways.push(gateway);
  return gateway;
}

test('the first visitor of the home page waits for nothing but the word about their address', async () => {
  const upstream = createFakeUpstream();
  const gateway = open(upstream.send);
  await gateway.warmUp();
  const before = upstream.calls.length;
  const answer = await gateway.fetch(new Request(`http://localhost:3000${home}`));
  expect(answer.status).toBe(200);
  // Calls about the visitor are counted apart.
  expect(upstream.calls.slice(before)).toEqual([]);
  expect(upstream.count('visitorStatus')).toBe(1);
});

test('an operator that is away fails no warm-up', async () => {
  const gateway = open(() => Promise.reject(new SendFailure('connect', 'ECONNREFUSED')));
  await expect(gateway.warmUp()).resolves.toBeUndefined();
});

test('an operator that does not know this gateway is not asked for every page, nor each of them told in the log', async () => {
  const lines: string[] = [];
  const log = createLog({ level: 'info', buffered: false }, { write: (line) => void lines.push(line) });
  const { send } = createFakeUpstream({ gatewayKey: 'k'.repeat(40) });
  await open(send, log).warmUp();
  expect(lines).toEqual([]);
});
