import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { testEngines } from '../../testing/openTestStore.ts';
import type { RoomPlayer } from './testing/openRoom.ts';
import { roomParty } from './testing/roomParty.ts';

const market = 'three-cards-market';

describe.each(testEngines())('GM-10 words of a hand on %s', (engine) => {
  const { platform, clock, enter, idOf, money, sum, all, records, handOf } = roomParty(engine);
  const seats = () => platform().parts.db.selectFrom('room_seat').select(['word_hash', 'client_seed']).orderBy('place').execute();
  const three = async () => {
    const [linh, minh, huong] = await all(3, market);
    for (const [index, player] of [linh, minh, huong as RoomPlayer].entries()) await player.promise({ seed: `word ${index}` });
    return [linh, minh, huong as RoomPlayer] as const;
  };

  test('until the last seat is taken nobody has said a word: not to the others, and not to the house', async () => {
    const [linh, minh] = await all(2);
    await linh.promise({ seed: 'lotus' });
    expect((await linh.show()).body.error).toBe('not_seated');
    expect((await seats()).map(({ client_seed: word }) => word)).toEqual([null]);
    const { body } = await minh.promise({ seed: 'bến đò' });
    expect(body).toMatchObject({
      last: null,
      showing: {
        closesAt: clock().now() + 30_000,
        seats: [
          { isOwn: false, hasShown: false },
          { isOwn: true, hasShown: false },
        ],
      },
      waiting: { seats: [], closesAt: null },
    });
    // What was promised is settled by now: no other word is taken, whatever the others have said.
    await linh.show();
    expect((await minh.show('another')).body.error).toBe('word_not_promised');
    expect((await minh.show('two\nlines')).body.error).toBe('client_seed_invalid');
    expect((await minh.look()).showing?.seats.map(({ hasShown }) => hasShown)).toEqual([true, false]);
    expect((await minh.show()).body.last?.hand.seats.map(({ clientSeed }) => clientSeed)).toEqual(['lotus', 'bến đò']);
    // The answer was lost: the same is answered, and the hand stays what it is.
    expect((await minh.show()).status).toBe(200);
    expect((await minh.show('never said')).body.error).toBe('not_seated');
  });

  test('nobody sits down whose page or log-in is over before they could have shown their word: they would lose the ante by that', async () => {
    const { db } = platform().parts;
    const [linh, minh] = await all(2);
    const soon = { expires_at: BigInt(clock().now() + 119_999) };
    await db
      .updateTable('play_session')
      .set(soon)
      .where('member_id', '=', await idOf('linh'))
      .execute();
    await db
      .updateTable('member_session')
      .set(soon)
      .where('member_id', '=', await idOf('minh'))
      .execute();
    for (const player of [linh, minh]) expect((await player.promise()).body.error).toBe('session_over');
    expect([await money('linh'), await money('minh')]).toEqual([100_000_000n, 100_000_000n]);
    clock().forward(60_000);
    // Opened anew it lasts.
    expect((await (await enter('linh')).promise()).status).toBe(200);
  });

  test('PP-29 a seat that was taken in time is answered again after that: no page takes its word for one that nobody asks for', async () => {
    const [linh] = await all(2);
    await platform()
      .parts.db.updateTable('play_session')
      .set({ expires_at: BigInt(clock().now() + 120_000) })
      .execute();
    const order = { key: randomUUID(), hash: (await linh.look()).waiting.serverSeedHash };
    const first = await linh.promise(order);
    clock().forward(1);
    const again = await linh.promise(order);
    expect([first.status, again.status, again.body.waiting.seats.length]).toEqual([200, 200, 1]);
    expect(await money('linh')).toBe(98_000_000n);
  });

  test('nobody gets up once all seats are taken, nor sits down elsewhere, and the word can be shown from another room', async () => {
    const [linh, minh, elsewhere] = [await enter('linh'), await enter('minh'), await enter('linh', market)];
    await linh.promise({ seed: 'here' });
    await minh.promise({ seed: 'there' });
    expect((await linh.leave()).body.error).toBe('not_seated');
    clock().forward(5_000);
    expect((await elsewhere.promise()).body.error).toBe('already_seated');
    expect((await elsewhere.look()).showing).toMatchObject({ roomId: 'three-cards-ferry' });
    await minh.show();
    expect((await linh.show()).body.last?.hand.status).toBe('DEALT');
  });

  test('who keeps silent for 30 seconds pays the others: nothing is dealt, the house keeps nothing, and not before', async () => {
    const before = await sum();
    const [linh, minh, huong] = await three();
    await linh.show();
    await minh.show();
    clock().forward(29_999);
    await platform().settled();
    expect((await huong.look()).showing).not.toBeNull();
    clock().forward(1);
    await platform().settled();
    await platform().settled();
    expect(await Promise.all([money('linh'), money('minh'), money('huong')])).toEqual([102_500_000n, 102_500_000n, 95_000_000n]);
    expect(await sum()).toBe(before);
    const [[paid], [silent]] = [await records('linh'), await records('huong')];
    expect([paid, silent]).toMatchObject([
      { status: 'SETTLED', betAmount: '500', winAmount: '750' },
      { status: 'SETTLED', betAmount: '500', winAmount: '0' },
    ]);
    expect(await handOf(silent?.recordId ?? '')).toMatchObject({
      status: 'FORFEITED',
      rake: '0',
      prize: '0',
      seats: [{ clientSeed: 'word 0', cards: [] }, { clientSeed: 'word 1' }, { clientSeed: null }],
    });
    expect((await huong.show()).body.error).toBe('not_seated');
  });

  test('a word that comes when the time is over is too late, be the job late as well: nothing is dealt', async () => {
    const before = await sum();
    const [linh, minh] = await all(2);
    await linh.promise();
    await minh.promise();
    await linh.show();
    clock().forward(30_000);
    // Nobody has looked meanwhile: it is this word that finds the hand still waiting for it.
    expect((await minh.show()).body.error).toBe('not_seated');
    await platform().settled();
    expect((await linh.look()).last?.hand).toMatchObject({ status: 'FORFEITED', seats: [{ clientSeed: 'my word' }, { clientSeed: null }] });
    expect(await sum()).toBe(before);
  });

  test('two who keep silent pay the third; where all do, every ante goes back', async () => {
    const [linh] = await three();
    await linh.show();
    clock().forward(30_000);
    // Its time is over, be its job late.
    expect((await linh.look()).last).toMatchObject({ payout: '1500', hand: { status: 'FORFEITED' } });
    expect(await Promise.all([money('linh'), money('minh'), money('huong')])).toEqual([110_000_000n, 95_000_000n, 95_000_000n]);
    await three();
    clock().forward(30_000);
    await platform().settled();
    expect(await Promise.all([money('linh'), money('minh'), money('huong')])).toEqual([110_000_000n, 95_000_000n, 95_000_000n]);
    expect((await records('minh')).map(({ status }) => status)).toEqual(['VOID', 'SETTLED']);
  });
});
