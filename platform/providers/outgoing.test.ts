import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { registerSmsCode } from '#contract/identity/verification.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Log } from '../core/log.ts';
import { mobile } from '../testing/mobileMember.ts';
import { movableClock, type MovableClock } from '../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../testing/openPlatform.ts';
import { testEngines } from '../testing/openTestStore.ts';
import { httpSms } from './message/httpSms.ts';
import { queuedSms } from './outgoing.ts';
import { openDelivery, type Delivery } from './testing/openDelivery.ts';
import { portOf } from '#contract/portOf.ts';

describe.each(testEngines())('text messages through an HTTP gateway on %s', (engine) => {
  let gateway: Server;
  let received: Record<'authorization' | 'id' | 'body', unknown>[];
  let status: number;
  let warned: string[];
  let clock: MovableClock;
  let delivery: Delivery;
  let platform: TestPlatform;

  beforeEach(async () => {
    received = [];
    warned = [];
    status = 202;
    clock = movableClock();
    platform = await openPlatform({ engine, clock, providers: (jobs) => ({ sms: queuedSms({ jobs }) }) });
    gateway = createServer((request: IncomingMessage, response: ServerResponse) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const { authorization, 'idempotency-key': id } = request.headers;
        received.push({ authorization, id, body: JSON.parse(body) });
        response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('{}');
      });
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${portOf(gateway)}/send`;
    const log: Log = { error: () => undefined, warn: (_details, message) => void warned.push(message) };
    delivery = openDelivery(platform.parts, log, { sms: httpSms({ url, key: 'key-of-the-gateway' }) });
  });
  afterEach(async () => {
    await new Promise((resolve) => gateway.close(resolve));
    await platform.close();
  });

  const send = () => queuedSms(platform.parts).send(platform.parts.db, { recipient: mobile, body: 'a code' });
  const waiting = async () => (await platform.parts.db.selectFrom('job').select('id').execute()).length;

  test('a message is carried out, and then lies nowhere', async () => {
    await send();
    expect(await delivery.deliver()).toBe(1);
    expect(received).toMatchObject([{ authorization: 'Bearer key-of-the-gateway', body: { to: mobile, text: 'a code' } }]);
    expect(await waiting()).toBe(0);
  });

  test('of several platforms one carries it out', async () => {
    await send();
    await Promise.all(Array.from({ length: 5 }, () => delivery.deliver()));
    expect(received).toHaveLength(1);
  });

  test.each([500, 401, 302])('one that is answered %i is tried again later, and given up after ten minutes', async (answer) => {
    status = answer;
    await send();
    expect([await delivery.deliver(), await delivery.deliver()]).toEqual([0, 0]);
    expect(received).toHaveLength(1);
    clock.forward(5_000);
    status = 202;
    expect(await delivery.deliver()).toBe(1);
    // The gateway may have sent it and its answer been lost: it can tell that it is the same.
    expect(received[1]).toEqual({ ...received[0], id: expect.stringMatching(/^[\w-]{36}$/) });
    status = answer;
    await send();
    await delivery.deliver();
    clock.forward(10 * 60_000);
    await delivery.deliver();
    expect(await waiting()).toBe(0);
    expect(warned.at(-1)).toBe('a message was given up');
  });

  test('the call that asked for it does not wait for the gateway', async () => {
    expect(await platform.call(registerSmsCode, { mobileNo: '0912345678', countryDialingCode: '84' })).toMatchObject({ success: true });
    expect(received).toEqual([]);
    expect(await platform.parts.db.selectFrom('outbox_message').selectAll().execute()).toEqual([]);
    expect(await delivery.deliver()).toBe(1);
    expect(received).toMatchObject([{ body: { to: mobile } }]);
  });
});
