import { randomUUID } from 'node:crypto';
import { unfinishedRounds } from '#contract/play/bet.ts';
import { describe, expect, test } from 'vitest';
import { testEngines } from '../../testing/openTestStore.ts';
import { planOf, statementsOf } from '../../testing/plans.ts';
import { seatOfMember, unseenSeat } from './handStore.ts';
import { ferry, type RoomPlayer } from './testing/openRoom.ts';
import { type Name, names, roomParty } from './testing/roomParty.ts';

describe.each(testEngines())('GM-10 seats are taken on %s', (engine) => {
  const { platform, clock, tokenOf, enter, money, sum, all, records } = roomParty(engine);

  test('a seat is taken once under a key, and the same again is answered the same', async () => {
    const linh = await enter('linh');
    const { serverSeedHash: hash } = (await linh.look()).waiting;
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => linh.sit({ key, hash })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect([await money('linh'), (await records('linh')).length]).toEqual([98_000_000n, 1]);
    expect((await linh.sit({ key, hash, seed: 'another' })).body.error).toBe('idempotency_mismatch');
  });

  test('nobody sits twice, in one room or in two, and nobody plays against their own seat', async () => {
    const [linh, elsewhere] = [await enter('linh'), await enter('linh', 'three-cards-lantern')];
    await linh.sit();
    clock().forward(5_000);
    expect((await linh.sit()).body.error).toBe('already_seated');
    expect((await elsewhere.sit()).body.error).toBe('already_seated');
    expect((await elsewhere.look()).elsewhere).toEqual({ id: ferry, name: 'Ferry Landing' });
    // From pages of two launches at once, too.
    await linh.leave();
    clock().forward(5_000);
    const both = await Promise.all([linh.sit(), elsewhere.sit(), linh.sit()]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await money('linh')).toBe([98_000_000n, 90_000_000n][both[1]?.status === 200 ? 1 : 0]);
  });

  test.skipIf(engine === 'postgres')(
    'where a member sits, and what they have not seen, is not looked for among all that they have ever played',
    async () => {
      const { db } = platform().parts;
      const asked = [
        ...(await statementsOf(db, (within) => seatOfMember(within, 'member'))),
        ...(await statementsOf(db, (within) => unseenSeat(within, 'member', 'game'))),
      ];
      expect(await planOf(db, asked)).toEqual([
        'SCAN room_hand USING INDEX room_hand_open',
        'SEARCH room_seat USING INDEX room_seat_member (hand_id=? AND member_id=?)',
        'SEARCH bet USING INDEX bet_unseen (member_id=?)',
        'SEARCH room_seat USING INDEX sqlite_autoindex_room_seat_1 (bet_id=?)',
        'SEARCH room_hand USING INDEX sqlite_autoindex_room_hand_1 (id=?)',
      ]);
    },
  );

  test('of two who come for the last seat at once one has it, and the other has lost nothing', async () => {
    const [linh, minh, huong] = await all(3);
    await linh.sit();
    const { serverSeedHash: hash } = (await linh.look()).waiting;
    const done = await Promise.all([minh.sit({ hash }), (huong as RoomPlayer).sit({ hash })]);
    expect(done.map(({ body }) => body.error ?? 'sits').toSorted()).toEqual(['seeds_changed', 'sits']);
    const late: Name = done[0].status === 200 ? 'huong' : 'minh';
    expect([await money(late), await records(late)]).toEqual([100_000_000n, []]);
  });

  test('four who sit down at once are dealt one hand', async () => {
    const before = await sum();
    const players = await all(4, 'three-cards-delta');
    const { serverSeedHash: hash } = (await players[0].look()).waiting;
    const done = await Promise.all(players.map((player) => player.sit({ hash })));
    expect(done.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const hands = await platform().parts.db.selectFrom('room_hand').selectAll().where('status', '=', 'DEALT').execute();
    expect(hands).toHaveLength(1);
    await platform().settled();
    expect(before - (await sum())).toBe(1_000_000n);
    const payouts = (await Promise.all(names.slice(0, 4).map(records))).flat().map(({ winAmount, status }) => `${status} ${winAmount}`);
    expect(payouts.toSorted()).toEqual(['SETTLED 0', 'SETTLED 0', 'SETTLED 0', 'SETTLED 7900']);
  });

  const unseen = async (name: Name) =>
    (await platform().call(unfinishedRounds, {}, { token: tokenOf(name), language: 'EN' })).value.records.map(({ recordId }) => recordId);

  test('PP-28 whoever got up has missed nothing: no round of theirs waits to be shown', async () => {
    const linh = await enter('linh');
    await linh.sit();
    await linh.leave();
    expect((await records('linh')).map(({ status }) => status)).toEqual(['CANCELLED']);
    expect(await unseen('linh')).toEqual([]);
    expect((await linh.look()).last).toBeNull();
  });

  test('PP-28 a hand that nobody came to is listed, as its stake went back while nobody looked', async () => {
    const linh = await enter('linh');
    await linh.sit();
    clock().forward(90_000);
    await platform().settled();
    const [{ recordId, status } = {}] = await records('linh');
    expect([status, await unseen('linh')]).toEqual(['VOID', [recordId]]);
    expect((await linh.look()).last).toMatchObject({ betId: recordId, hand: { status: 'CLOSED' } });
  });

  test('PP-28 a hand that was not seen is shown in whatever room its game is opened, until it was seen or they sit down anew', async () => {
    const players = await all(2, 'three-cards-lantern');
    for (const player of players) await player.sit();
    const [betId = ''] = await unseen('linh');
    const [linh, minh] = [await enter('linh'), await enter('minh')];
    const { last } = await linh.look();
    expect(last).toMatchObject({ betId, roomName: 'Lantern Quay', hand: { roomId: 'three-cards-lantern', pot: '2000' } });
    await linh.post(`rounds/${betId}/seen`, {});
    expect([await unseen('linh'), (await linh.look()).last]).toEqual([[], null]);
    clock().forward(5_000);
    expect(await unseen('minh')).toHaveLength(1);
    await minh.sit();
    expect([await unseen('minh'), (await minh.look()).last]).toEqual([[], null]);
  });
});
