import { Writable } from 'node:stream';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { deposit } from '../../contract/money/deposit.ts';
import { logout } from '../../contract/identity/session.ts';
import { systemStatus } from '../../contract/system/site.ts';
import { balance } from '../../contract/money/wallet.ts';
import { answered, statusOf } from '../testing/fakeAnswers.ts';
import { away, type ClientUnderTest, createClientUnderTest, hosts, payment } from '../testing/clientUnderTest.ts';
import { UpstreamFault } from '../failure.ts';
import type { UpstreamAnswer } from './send.ts';
import { SendFailure } from './SendFailure.ts';

let operator: ClientUnderTest;
beforeEach(() => {
  operator = createClientUnderTest();
});

describe('trying again', () => {
  test('UPF-005 a read is tried three times at most, a write once, money only by its key', async () => {
    operator.respond = away();
    await expect(operator.client().forRequest(operator.context()).call(balance, {})).rejects.toBeInstanceOf(UpstreamFault);
    expect(operator.sent.length).toBe(3);
    await expect(operator.client().forRequest(operator.context()).call(logout, {})).rejects.toBeInstanceOf(UpstreamFault);
    expect(operator.sent.length).toBe(4);
    await expect(operator.client().forRequest(operator.context()).call(deposit, payment)).rejects.toBeInstanceOf(UpstreamFault);
    expect(operator.sent.length).toBe(4);
    for (const kind of ['connect', 'timeout', 'broken'] as const) {
      operator.respond = away(kind);
      const before = operator.sent.length;
      await expect(
        operator.client().forRequest(operator.context()).call(deposit, payment, { idempotencyKey: 'key-1' }),
      ).rejects.toBeInstanceOf(UpstreamFault);
      expect(operator.sent.length).toBe(before + 3);
      expect(new Set(operator.sent.slice(before).map(({ headers }) => headers['idempotency-key']))).toEqual(new Set(['key-1']));
    }
    for (const [status, tries] of [
      [500, 1],
      [503, 3],
      [400, 1],
    ] as const) {
      operator.respond = () => ({ status, text: '{}' });
      const before = operator.sent.length;
      await operator
        .client()
        .forRequest(operator.context())
        .call(deposit, payment, { idempotencyKey: 'key-2' })
        .catch(() => {});
      expect([status, operator.sent.length - before]).toEqual([status, tries]);
    }
  });

  test('a read that succeeds the second time is an answer', async () => {
    let failures = 1;
    operator.respond = () => (failures-- > 0 ? away('broken')() : answered({ sumBalance: '7', currency: 'PLAY' }));
    expect((await operator.client().forRequest(operator.context()).call(balance, {})).sumBalance).toBe('7');
  });

  test('an operator that asks for patience gets it', async () => {
    operator.respond = () => ({ status: 503, text: '{}', retryAfter: '30' });
    await expect(operator.client().forRequest(operator.context()).call(balance, {})).rejects.toBeInstanceOf(UpstreamFault);
    expect(operator.sent.length).toBe(1);
  });

  test('UPF-005 retries add no more than a tenth to the load, and a group that keeps failing is left alone', async () => {
    const { forRequest } = operator.client();
    for (let turn = 0; turn < 300; turn += 1) await forRequest(operator.context()).call(balance, {});
    operator.sent = [];
    operator.respond = ({ path }) => (path.startsWith('/wps/v2') ? away()() : answered(statusOf('Sampan', hosts)));
    for (let turn = 0; turn < 200; turn += 1) {
      operator.clock.time += 100;
      await forRequest(operator.context())
        .call(balance, {})
        .catch(() => {});
    }
    expect(operator.sent.length).toBeLessThanOrEqual(200 * 1.2);
    expect((await forRequest(operator.context()).call(systemStatus, {})).maintenance).toBe(false);
  });

  test('UPF-005 a read that is answered with 500 is tried again until the retries are used up; ten calls earn another', async () => {
    const { forRequest } = operator.client();
    const triesOf = async (answer: UpstreamAnswer): Promise<number> => {
      // So far apart that the breaker sees each alone.
      operator.clock.time += 11_000;
      operator.sent = [];
      operator.respond = () => answer;
      await forRequest(operator.context())
        .call(balance, {})
        .catch(() => {});
      return operator.sent.length;
    };
    const failed = { status: 500, text: '{}' };
    const tries: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) tries.push(await triesOf(failed));
    expect(tries).toEqual([3, 3, 3, 3, 3, 1]);
    for (let turn = 0; turn < 10; turn += 1) await triesOf(answered({ sumBalance: '1', currency: 'PLAY' }));
    expect([await triesOf(failed), await triesOf(failed)]).toEqual([2, 1]);
  });

  test('UPF-005 the breaker opens at half of twenty, stays open five seconds, and closes after three good probes', async () => {
    const lines: string[] = [];
    const log = pino(new Writable({ write: (chunk, _encoding, done) => done(void lines.push(JSON.parse(String(chunk)).msg)) }));
    const { forRequest } = operator.client({ log });
    const ask = () =>
      forRequest(operator.context())
        .call(logout, {})
        .catch((error: unknown) => error);
    operator.respond = () => answered({});
    for (let turn = 0; turn < 10; turn += 1) await ask();
    operator.respond = away();
    for (let turn = 0; turn < 10; turn += 1) await ask();
    expect(operator.sent.length).toBe(20);
    const keepFailing = 'the auth calls keep failing';
    expect(await ask()).toMatchObject({ message: `${logout.path}: ${keepFailing}; the last: logout: connect, away` });
    operator.clock.time += 4_900;
    await ask();
    expect(operator.sent.length).toBe(20);
    operator.clock.time += 200;
    operator.respond = () => ({ status: 503, text: 'not for a log' });
    await ask();
    expect(await ask()).toMatchObject({ message: `${logout.path}: ${keepFailing}; the last: logout: status 503` });
    expect(operator.sent.length).toBe(21);
    operator.clock.time += 5_100;
    operator.respond = () => answered({});
    const probes = [ask(), ask(), ask(), ask()];
    expect((await Promise.all(probes)).filter((result) => result instanceof UpstreamFault).length).toBe(1);
    expect(operator.sent.length).toBe(24);
    await ask();
    expect(operator.sent.length).toBe(25);
    // Once each: neither for what is refused, nor for a probe that fails.
    expect(lines).toEqual([
      `${keepFailing}, and are asked again every 5 seconds; the last: logout: connect, away`,
      'the auth calls are answered again',
    ]);
  });

  test('UPF-005 a probe that nobody waited for leaves its place to the next call, however many were refused meanwhile', async () => {
    const { forRequest } = operator.client();
    const ask = () =>
      forRequest(operator.context())
        .call(balance, {})
        .then(
          () => 'answered',
          () => 'refused',
        );
    operator.respond = away();
    for (let turn = 0; turn < 20; turn += 1) await ask();
    operator.clock.time += 5_100;
    const { promise: hungUp, reject: hangUp } = Promise.withResolvers<never>();
    operator.respond = () => hungUp;
    const gone = [ask(), ask(), ask()];
    for (let turn = 0; turn < 10; turn += 1) expect(await ask()).toBe('refused');
    operator.respond = () => answered({ sumBalance: '1', currency: 'PLAY' });
    hangUp(new SendFailure('aborted', 'nobody waits for the answer'));
    expect(await Promise.all(gone)).toEqual(['refused', 'refused', 'refused']);
    for (let turn = 0; turn < 5; turn += 1) expect(await ask()).toBe('answered');
  });

  test('a call is given no more time than its kind and its operation have left', async () => {
    const { forRequest } = operator.client();
    await forRequest(operator.context()).call(balance, {});
    await forRequest(operator.context({ deadline: () => operator.clock.now() + 700 })).call(balance, {});
    operator.respond = () => answered({});
    await forRequest(operator.context()).call(logout, {});
    expect(operator.sent.map(({ timeout }) => timeout)).toEqual([3_000, 700, 5_000]);
    expect(operator.sent[1]?.headers['x-deadline-ms']).toBe('700');
    await expect(forRequest(operator.context({ deadline: () => operator.clock.now() })).call(balance, {})).rejects.toBeInstanceOf(
      UpstreamFault,
    );
    // Also where others might have waited for the answer longer.
    await expect(forRequest(operator.context({ deadline: () => operator.clock.now() })).call(systemStatus, {})).rejects.toBeInstanceOf(
      UpstreamFault,
    );
    expect(operator.sent.length).toBe(3);
  });
});
