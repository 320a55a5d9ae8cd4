import { headers } from '#contract/headers.ts';
import { deposit } from '#contract/money/deposit.ts';
import { memberInfo } from '#contract/identity/member.ts';
import { takeTimeOut } from '#contract/identity/playLimit.ts';
import { endAllSessions } from '#contract/identity/openSessions.ts';
import { logout } from '#contract/identity/session.ts';
import { eventStream } from '#contract/system/events.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createGatewayKeys } from '../http/gatewayKeys.ts';
import { createLedger } from '../ledger/createLedger.ts';
import { movableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';
import { listen, type Listening } from './testing/listen.ts';

const hour = 3_600_000;

describe.each(testEngines())('the event stream on %s', (engine) => {
  const clock = movableClock();
  let platform: TestPlatform;
  let token: string;
  let memberId: string;
  const open: Listening[] = [];
  const hear = async (lastId?: string): Promise<Listening> => {
    const listening = await listen(platform.fetch, { lastId });
    open.push(listening);
    return listening;
  };
  /** Registers, and forgets that the new member was welcomed: what is told here is money and sessions. */
  const joined = async (username: string): Promise<string> => {
    const made = await registered(platform, username);
    await platform.parts.db.deleteFrom('event').where('kind', '=', 'message').execute();
    // Nobody has been told yet, so numbers may still close up.
    if (engine === 'sqlite')
      await sql`update event set number = number - 1 where number = (select max(number) from event)`.execute(platform.parts.db);
    return made;
  };
  const pay = (amount: string, key: string) => platform.call(deposit, { methodId: 'play-money', amount }, { token, key });
  /** Ten in the account, by a ledger of its own where one is given; whatever has become of the session. */
  const credit = (key: string, ledger = platform.parts.ledger) =>
    ledger.once({ memberId, operation: 'deposit', key }, {}, async (transaction) => {
      const { id, currency } = await transaction.cashOf(memberId);
      await transaction.post([{ from: await transaction.house('deposits', currency), to: id, amount: 100_000n }]);
    });
  const event = (id: string | undefined, type: string, data: object) => ({ id, event: type, data: JSON.stringify(data) });
  const ofBalance = (id: number, sumBalance: string) => event(String(id), 'balance', { memberId, sumBalance, currency: 'PLAY' });

  beforeEach(async () => {
    platform = await openPlatform({ engine, clock });
    token = await joined('linh');
    memberId = (await platform.call(memberInfo, {}, { token })).value.id;
    await platform.jobWork.schedule();
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((each) => each.leave()));
    await platform.close();
  });

  test('begins where it stands, and tells of every movement of money with the balance after it, in order', async () => {
    const stream = await hear();
    expect(await stream.next(1)).toEqual([event('1', 'open', {})]);
    await pay('10000', 'key-0001');
    await pay('20000', 'key-0002');
    await pay('10000', 'key-0001');
    await pay('30000', 'key-0003');
    expect(await stream.next(3)).toEqual([ofBalance(2, '11000'), ofBalance(3, '31000'), ofBalance(4, '61000')]);
  });

  test('a kind that only a newer platform knows is told by its name alone, and what comes after it as ever', async () => {
    const stream = await hear();
    await stream.next(1);
    const written = { kind: 'comet' as 'session', member_id: memberId, detail: '{"tail":7}', created_at: BigInt(clock.now()) };
    await platform.parts.db.insertInto('event').values(written).execute();
    await pay('10000', 'key-0001');
    expect(await stream.next(2)).toEqual([event('2', 'comet', {}), ofBalance(3, '11000')]);
  });

  test('goes on right behind the id that is given, without a gap and without a repetition', async () => {
    for (const key of ['key-0001', 'key-0002', 'key-0003']) await pay('10000', key);
    const stream = await hear('2');
    expect(await stream.next(3)).toEqual([event('2', 'open', {}), ofBalance(3, '21000'), ofBalance(4, '31000')]);
    const other = await hear('4');
    expect(await other.next(1)).toEqual([event('4', 'open', {})]);
    await pay('10000', 'key-0004');
    expect(await other.next(1)).toEqual([ofBalance(5, '41000')]);
    expect(await stream.next(1)).toEqual([ofBalance(5, '41000')]);
  });

  test('says so where what was missed is not kept any more, and where the id was never given out', async () => {
    for (const key of ['key-0001', 'key-0002']) await credit(key);
    clock.forward(hour + 1);
    await credit('key-0003');
    await platform.settled();
    expect(await (await hear('2')).next(1)).toEqual([event('4', 'reset', {})]);
    // The last that was forgotten is the third: who has seen it has missed nothing.
    expect(await (await hear('3')).next(2)).toEqual([event('3', 'open', {}), ofBalance(4, '1030')]);
    expect(await (await hear('4')).next(1)).toEqual([event('4', 'open', {})]);
    expect(await (await hear('5')).next(1)).toEqual([event('4', 'reset', {})]);
  });

  test('what is an hour old is kept, and the numbers go on where nothing else is left', async () => {
    clock.forward(hour);
    await platform.settled();
    await credit('key-0001');
    expect((await (await hear('0')).next(3)).map(({ id }) => id)).toEqual(['0', '1', '2']);
    clock.forward(hour + 1);
    await platform.settled();
    const stream = await hear();
    // It stands somewhere once it has said so.
    expect((await stream.next(1)).map(({ id }) => id)).toEqual(['2']);
    await credit('key-0002');
    expect((await stream.next(1)).map(({ id }) => id)).toEqual(['3']);
  });

  test('tells nothing of what was refused or undone', async () => {
    const stream = await hear();
    await stream.next(1);
    expect(await pay('1', 'key-0001')).toMatchObject({ success: false });
    await expect(
      platform.parts.ledger.once({ memberId, operation: 'deposit', key: 'key-0002' }, {}, async (transaction) => {
        const { id, currency } = await transaction.cashOf(memberId);
        await transaction.post([{ from: await transaction.house('deposits', currency), to: id, amount: 5n }]);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await pay('10000', 'key-0003');
    expect(await stream.next(1)).toEqual([ofBalance(2, '11000')]);
  });

  test('one event for each member of a transaction, whatever it posts', async () => {
    await joined('minh');
    const { id: other } = await platform.parts.db
      .selectFrom('member')
      .select('id')
      .where('username', '=', 'minh')
      .executeTakeFirstOrThrow();
    const stream = await hear();
    await stream.next(1);
    await platform.parts.ledger.once({ memberId, operation: 'transfer', key: 'key-0001' }, {}, async (transaction) => {
      const [from, to] = [await transaction.cashOf(memberId), await transaction.cashOf(other)];
      await transaction.post([
        { from: from.id, to: to.id, amount: 10_000n },
        { from: from.id, to: to.id, amount: 20_000n },
      ]);
    });
    await pay('10000', 'key-0002');
    const [first, second, third] = await stream.next(3);
    const told = [first, second].map((each) => JSON.parse(each?.data ?? '') as object);
    expect(told).toEqual(
      expect.arrayContaining([
        { memberId, sumBalance: '997', currency: 'PLAY' },
        { memberId: other, sumBalance: '1003', currency: 'PLAY' },
      ]),
    );
    expect(third).toEqual(ofBalance(5, '10997'));
  });

  test('PP-12 tells that sessions have ended, that a break has begun, and that an account is not what it was', async () => {
    const stream = await hear();
    await stream.next(1);
    const told = (id: number) => event(String(id), 'session', { memberId });
    await platform.call(endAllSessions, { keepCurrent: true }, { token });
    await platform.call(takeTimeOut, { length: 'DAY' }, { token });
    expect(await stream.next(1)).toEqual([told(2)]);
    await platform.call(logout, {}, { token });
    expect(await stream.next(1)).toEqual([told(3)]);
    await platform.parts.db.updateTable('member').set({ locked_at: 1n }).where('id', '=', memberId).execute();
    expect(await stream.next(1)).toEqual([told(4)]);
  });

  test('what another process has done is found within a second', async () => {
    const stream = await hear();
    await stream.next(1);
    // Its ledger tells nobody of this one.
    await credit('key-0001', createLedger(platform.parts));
    expect(await stream.next(1)).toEqual([ofBalance(2, '1010')]);
  });
});

describe('who may listen', () => {
  const key = 'k'.repeat(20) + 'Qz7_w31xLp-98mT2';
  let platform: TestPlatform;
  afterEach(() => platform.close());
  const statusOf = async (given: Parameters<typeof listen>[1]) => {
    const listening = await listen(platform.fetch, given);
    await listening.leave();
    return listening.status;
  };

  test('a gateway with the key that was agreed on may, wherever it calls from', async () => {
    platform = await openPlatform({ extras: { gatewayKeys: createGatewayKeys({ keys: [key] }), gateways: new Set(['10.0.0.1']) } });
    expect(await statusOf({ key, peer: '10.0.0.9' })).toBe(200);
    expect(await statusOf({ peer: '10.0.0.1' })).toBe(403);
    expect(await statusOf({ key: `${key}x`, peer: '10.0.0.1' })).toBe(403);
  });

  test('where no key was agreed on, only gateways that are known by their address may', async () => {
    platform = await openPlatform({ extras: { gateways: new Set(['10.0.0.1']) } });
    expect(await statusOf({ peer: '10.0.0.1' })).toBe(200);
    expect(await statusOf({ peer: '10.0.0.9' })).toBe(403);
  });

  test('whoever names a last event that can be none is refused', async () => {
    platform = await openPlatform();
    for (const lastId of ['0', '999999999999999999']) expect(await statusOf({ lastId })).toBe(200);
    for (const lastId of ['-1', '1.5', '', ' 1', '0x1', '1'.repeat(19)])
      expect([lastId, await statusOf({ lastId })]).toEqual([lastId, lastId === ' 1' ? 200 : 400]);
  });

  test('64 may at once, and another when one has left', async () => {
    platform = await openPlatform();
    const streams = await Promise.all(Array.from({ length: 64 }, () => listen(platform.fetch)));
    expect(streams.every(({ status }) => status === 200)).toBe(true);
    expect(await statusOf({})).toBe(429);
    await streams[0]?.leave();
    expect(await statusOf({})).toBe(200);
    await Promise.all(streams.map((each) => each.leave()));
  });

  test('whoever asks by HEAD takes no place', async () => {
    platform = await openPlatform();
    const head = { method: 'HEAD', headers: { [headers.merchant]: 'SAMPAN' } };
    for (let asked = 0; asked < 64; asked += 1) expect((await platform.fetch(eventStream.path, head)).status).toBe(200);
    expect(await statusOf({})).toBe(200);
  });

  test('a platform that stops ends what they listen to', async () => {
    const stopping = new AbortController();
    platform = await openPlatform({ extras: { stopping: stopping.signal } });
    const stream = await listen(platform.fetch);
    await stream.next(1);
    stopping.abort();
    await stream.ended;
  });
});
