import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createMaintenance } from '../../core/ledger/maintenance/maintenance.ts';
import { createPlatform } from '../../app.ts';
import { cheapPasswordWork } from '../../testing/cheapPasswordWork.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { testGames } from '../../testing/testGames.ts';
import type { VisitReport } from '../round/round.ts';
import type { RoomPlayer } from './testing/openRoom.ts';
import { roomParty } from './testing/roomParty.ts';

describe.each(testEngines())('GM-10 hands end on %s', (engine) => {
  const maintenance = createMaintenance();
  const { platform, clock, enter, money, sum, all, records } = roomParty(engine, { maintenance });

  test('whoever gets up before a hand is dealt has the ante back; the seat is free, and their word is not in what is dealt', async () => {
    const [linh, minh, huong] = await all(3);
    const [key, { serverSeedHash: hash }] = [randomUUID(), (await linh.look()).waiting];
    await linh.sit({ seed: 'gone', key, hash });
    expect((await linh.leave()).body).toMatchObject({ balance: '10000', waiting: { seats: [], closesAt: null } });
    expect((await linh.leave()).body.error).toBe('not_seated');
    // The answer of the seat was lost, and it is asked for again: nothing is staked anew.
    expect(await linh.sit({ seed: 'gone', key, hash })).toMatchObject({ status: 200, body: { balance: '10000', waiting: { seats: [] } } });
    expect(await records('linh')).toMatchObject([{ status: 'CANCELLED', winAmount: '200' }]);
    await minh.sit({ seed: 'stays' });
    const { body } = await (huong as RoomPlayer).sit({ seed: 'comes' });
    expect(body.last?.hand.seats.map(({ clientSeed }) => clientSeed)).toEqual(['stays', 'comes']);
    // What was dealt is played out.
    expect((await minh.leave()).body.error).toBe('not_seated');
    expect((await records('linh'))[0]).not.toHaveProperty('roundId');
  });

  test('PP-17 an ante that waits is staked in the visit, and one that went back was neither staked nor returned, as in the record', async () => {
    const [linh] = await all(2);
    const visit = async () => {
      const response = await platform().fetch('/games/threeCards/visit', { headers: { authorization: `Bearer ${linh.session}` } });
      const { staked, returned, net } = (await response.json()) as VisitReport;
      return { staked, returned, net };
    };
    await linh.promise();
    expect(await visit()).toEqual({ staked: '200', returned: '0', net: '-200' });
    await linh.leave();
    expect(await visit()).toEqual({ staked: '0', returned: '0', net: '0' });
  });

  test('a hand that nobody else comes to is given up after 90 seconds, and not before: every ante goes back', async () => {
    const [linh, minh] = await all(2, 'three-cards-market');
    const { body } = await linh.sit();
    expect(body.waiting.closesAt).toBe(clock().now() + 90_000);
    clock().forward(30_000);
    await minh.sit();
    clock().forward(59_999);
    await platform().settled();
    expect((await linh.look()).waiting.seats).toHaveLength(2);
    clock().forward(1);
    await platform().settled();
    expect(await Promise.all([money('linh'), money('minh')])).toEqual([100_000_000n, 100_000_000n]);
    expect((await linh.look()).last?.hand).toMatchObject({ status: 'CLOSED', rake: '0', prize: '0' });
    expect(await records('minh')).toMatchObject([{ status: 'VOID', winAmount: '500' }]);
    expect((await minh.look()).waiting).toMatchObject({ seats: [], closesAt: null });
  });

  test('a hand that was filled late has its time for words, whatever was to end it before; so has one that was sat down at anew', async () => {
    const [linh, minh, huong] = await all(3);
    await (huong as RoomPlayer).promise();
    clock().forward(80_000);
    // Of several presses one gets up.
    const left = await Promise.all([1, 2, 3].map(() => (huong as RoomPlayer).leave()));
    expect(left.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await linh.promise();
    clock().forward(10_000);
    await platform().settled();
    expect((await linh.look()).waiting.seats).toHaveLength(1);
    clock().forward(79_999);
    await minh.promise();
    clock().forward(29_999);
    await platform().settled();
    await linh.show();
    expect((await minh.show()).body.last?.hand.status).toBe('DEALT');
  });

  test('a hand whose time is over takes nobody any more, be its job late', async () => {
    const [linh, minh] = await all(2);
    await linh.sit();
    const { serverSeedHash: hash } = (await minh.look()).waiting;
    clock().forward(90_000);
    expect((await minh.sit({ hash })).body.error).toBe('seeds_changed');
    expect(await money('linh')).toBe(100_000_000n);
    expect((await minh.look()).waiting.seats).toEqual([]);
  });

  test('what was dealt is paid however the process ends, and once', async () => {
    const before = await sum();
    const [linh, minh] = await all(2);
    await linh.sit();
    await minh.sit();
    clock().forward(3_600_000);
    await platform().settled();
    await platform().settled();
    expect(before - (await sum())).toBe(100_000n);
    const jobs = await platform().parts.db.selectFrom('job').select(['kind', 'dead_at']).where('kind', 'like', 'room.%').execute();
    expect(jobs.filter(({ dead_at: dead }) => dead !== null)).toEqual([]);
  });

  test.each([
    ['less than half', 15_001, 'CLOSED', 100_000_000n],
    ['half', 15_000, 'FORFEITED', 98_000_000n],
  ] as const)('PP-28 by a process that was started with %s of the time for words left', async (_when, later, status, left) => {
    const [linh, minh] = await all(2);
    await linh.promise();
    await minh.promise();
    await linh.show();
    clock().forward(later);
    // The one before was killed: whoever has shown no word may have found nobody to show it to.
    const next = createPlatform(platform().parts, { games: testGames(), passwordWork: cheapPasswordWork(), ask: fetch });
    clock().forward(30_000 - later);
    await next.jobWork.doDue();
    expect([(await linh.look()).last?.hand.status, await money('minh')]).toEqual([status, left]);
    const told = await platform().parts.db.selectFrom('audit_event').select('actor').where('action', '=', 'room.interrupted').execute();
    expect(told).toHaveLength(status === 'CLOSED' ? 1 : 0);
  });

  test('while no money moves who gets up has got up, and the last word has the hand dealt: both are told so, and the money follows', async () => {
    const before = await sum();
    const [linh, minh, huong] = await all(3);
    await (huong as RoomPlayer).promise();
    maintenance.begin('books');
    expect(await (huong as RoomPlayer).leave()).toMatchObject({ status: 200, body: { balance: '9800', waiting: { seats: [] } } });
    maintenance.end('books');
    for (const player of [linh, minh]) await player.promise();
    await linh.show();
    maintenance.begin('books');
    expect(await minh.show()).toMatchObject({ status: 200, body: { showing: null, balance: '9800' } });
    expect(await linh.look()).toMatchObject({ showing: null, balance: '9800' });
    maintenance.end('books');
    clock().forward(60_000);
    await platform().settled();
    expect([await money('huong'), before - (await sum())]).toEqual([100_000_000n, 100_000n]);
    expect((await linh.look()).last?.hand.status).toBe('DEALT');
  });

  test('PP-28 however long no money moves, antes go back once it does: by themselves, within half a minute', async () => {
    const [linh] = await all(2);
    await linh.promise();
    maintenance.begin('books');
    await linh.leave();
    for (let hours = 0; hours < 30; hours += 1) {
      clock().forward(3_600_000);
      await platform().settled();
    }
    maintenance.end('books');
    clock().forward(32_000);
    await platform().settled();
    expect(await money('linh')).toBe(100_000_000n);
  });

  test('PP-30 an ante that is not there is refused, and a second hand within five seconds', async () => {
    const [poor, rich] = [await enter('linh', 'three-cards-delta'), await enter('linh')];
    const { id } = await platform().parts.db.selectFrom('member').select('id').where('username', '=', 'linh').executeTakeFirstOrThrow();
    await platform().parts.ledger.once({ memberId: id, operation: 'spend', key: 'all' }, {}, async (transaction) => {
      const { id: cash, currency } = await transaction.cashOf(id);
      await transaction.post([{ from: cash, to: await transaction.house('games', currency), amount: 97_000_000n }]);
      return {};
    });
    expect((await poor.sit()).body.error).toBe('insufficient_balance');
    await rich.sit();
    await rich.leave();
    clock().forward(4_999);
    expect((await rich.sit()).body.error).toBe('too_soon');
    clock().forward(1);
    expect((await rich.sit()).status).toBe(200);
  });
});
