import { createServer } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { portOf } from '../contract/portOf.ts';
import { createLog, silentLog } from '../log.ts';
import { openMockGateways } from '../testing/openMockGateways.ts';
import { personas } from '../testing/personas.ts';
import { connectRedisEvents, type RedisEvents } from './sharedEvents.ts';
import { type SmallRedis, startSmallRedis } from './testing/smallRedis.ts';

const document = 'subscription { balanceChanged { ... on BalanceChangedPayload { viewer { balance { amount } } } } }';
const { open, closeAll } = openMockGateways();
const connections: RedisEvents[] = [];
let redis: SmallRedis;
afterEach(async () => {
  await closeAll();
  for (const each of connections.splice(0)) each.close();
  await redis.close();
});

/** Until that many gateways hear of each other: what is told sooner reaches nobody else. */
const heardBy = (gateways: number) => vi.waitFor(() => expect(redis.listening()).toBe(gateways), { timeout: 30_000 });

/** A gateway on Redis, with a stream that has begun. */
async function follow() {
  const connection = await connectRedisEvents(redis.url, silentLog());
  connections.push(connection);
  const gateway = open({ persona: 'member', sharedEvents: connection.sharedEvents });
  const stream = gateway.subscribe(document);
  await stream.next();
  await vi.waitFor(() => expect(gateway.upstream.events.listening).toBe(1));
  const amount = async () =>
    ((await stream.next()).value as { data: { balanceChanged: { viewer: { balance: { amount: string } } } } }).data.balanceChanged.viewer
      .balance.amount;
  return {
    amount,
    tell: (sumBalance: string) =>
      gateway.upstream.events.tell('balance', { memberId: personas.member.memberId, sumBalance, currency: 'PLAY' }),
  };
}

test('by Redis, what one gateway hears reaches the other', async () => {
  redis = await startSmallRedis();
  const [here, there] = [await follow(), await follow()];
  await heardBy(2);
  here.tell('2');
  expect([await here.amount(), await there.amount()]).toEqual(['2', '2']);
});

test('what somebody else writes there, or a version to come, ends nothing and takes nothing away', async () => {
  redis = await startSmallRedis();
  const [here, there] = [await follow(), await follow()];
  await heardBy(2);
  for (const text of [
    'none',
    'null',
    '7',
    '[]',
    '{"id":1}',
    '{"id":"1","type":"balance"}',
    '{"id":1,"type":"balance"}',
    '{"id":2,"type":"comet"}',
  ])
    redis.publish(`SAMPAN:member:${personas.member.memberId}`, text);
  here.tell('2');
  expect([await here.amount(), await there.amount()]).toEqual(['2', '2']);
});

test('a member who is listened for while the connection is being made is heard of, too', async () => {
  redis = await startSmallRedis();
  const release = redis.hold();
  const connection = await connectRedisEvents(redis.url, silentLog());
  connections.push(connection);
  await vi.waitFor(() => expect(redis.connected()).toBe(2), { timeout: 30_000 });
  // Until the client knows that it is connected, too.
  await new Promise((resolve) => setTimeout(resolve, 100));
  const heard: unknown[] = [];
  connection.sharedEvents.addEventListener('member:m-1', ({ detail }) => heard.push(detail?.id));
  release();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const event = { id: 3, type: 'balance', memberId: 'm-1', sumBalance: '1', currency: 'PLAY' };
  await vi.waitFor(
    () => {
      redis.publish('member:m-1', JSON.stringify(event));
      expect(heard).toContain(3);
    },
    { timeout: 5_000 },
  );
});

test('what another brand hands over by the same Redis is not heard', async () => {
  redis = await startSmallRedis();
  const here = await follow();
  await heardBy(1);
  const theirs = { id: 1_000_001, type: 'balance', memberId: personas.member.memberId, sumBalance: '9', currency: 'PLAY' };
  for (const brand of ['', 'OTTER:']) redis.publish(`${brand}member:${personas.member.memberId}`, JSON.stringify(theirs));
  await new Promise((resolve) => setTimeout(resolve, 100));
  here.tell('2');
  expect(await here.amount()).toBe('2');
});

test('a Redis that is away takes nothing from a gateway, and is used again when it is back', async () => {
  redis = await startSmallRedis();
  const [here, there] = [await follow(), await follow()];
  await heardBy(2);
  redis.cut();
  here.tell('2');
  expect(await here.amount()).toBe('2');
  // Not those that have just been broken.
  await heardBy(0);
  await heardBy(2);
  here.tell('3');
  expect(await here.amount()).toBe('3');
  // What was under way when the connection broke may come late, or not at all.
  let last = await there.amount();
  while (last !== '3') last = await there.amount();
});

test('a Redis that takes connections and breaks them, now so and now otherwise, is told of once for each reason', async () => {
  redis = await startSmallRedis();
  let connected = 0;
  // As one does that was left in protected mode, to whoever is not of its machine.
  const denying = createServer((socket) => {
    connected += 1;
    if (connected % 2 === 0) socket.destroy();
    else socket.resetAndDestroy();
  });
  await new Promise<void>((listening) => denying.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void denying.close());
  const told: string[] = [];
  const log = createLog(
    { level: 'warn', buffered: false },
    { write: (line) => void told.push((JSON.parse(line) as { err: { message: string } }).err.message) },
  );
  connections.push(await connectRedisEvents(`redis://127.0.0.1:${portOf(denying)}`, log));
  await vi.waitFor(() => expect(connected).toBeGreaterThan(14), { timeout: 30_000 });
  expect(told.length).toBeGreaterThan(0);
  expect(new Set(told).size).toBe(told.length);
});

test('a Redis that stays away is told of once, and so is that it is back', async () => {
  redis = await startSmallRedis();
  const { url } = redis;
  await redis.close();
  const told: string[] = [];
  const log = createLog({ level: 'warn', buffered: false }, { write: (line) => void told.push((JSON.parse(line) as { msg: string }).msg) });
  connections.push(await connectRedisEvents(url, log));
  await vi.waitFor(() => expect(told).toHaveLength(1), { timeout: 30_000 });
  redis = await startSmallRedis(Number(new URL(url).port));
  await vi.waitFor(() => expect(told.at(-1)).toBe('Redis is back'), { timeout: 5_000 });
  expect(told).toEqual(['Redis cannot be reached: each gateway hears of the operator alone', 'Redis is back']);
});
