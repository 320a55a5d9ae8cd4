import { createHash, createHmac, randomUUID } from 'node:crypto';
import { pvpLaunch, pvpRooms } from '#contract/play/room.ts';
import { describe, expect, test } from 'vitest';
import { testEngines } from '../../testing/openTestStore.ts';
import { ferry } from './testing/openRoom.ts';
import { roomParty } from './testing/roomParty.ts';

describe.each(testEngines())('GM-10 rooms on %s', (engine) => {
  const { platform, clock, tokenOf, enter, money, sum, all, roomRow, records, handOf } = roomParty(engine);

  test('the lobby lists them with what they ask, and how many sit and wait', async () => {
    const listed = (await platform().call(pvpRooms, {}, { language: 'EN' })).value.rooms;
    expect(
      listed.map(({ roomId, roomName, seatCount, minBet, maxBet, rake, seatsTaken }) => [
        roomId,
        roomName,
        seatCount,
        minBet,
        maxBet,
        rake,
        seatsTaken,
      ]),
    ).toEqual([
      ['three-cards-ferry', 'Ferry Landing', 2, '200', '200', '2.5', 0],
      ['three-cards-lantern', 'Lantern Quay', 2, '1000', '1000', '2.5', 0],
      ['three-cards-market', 'Floating Market', 3, '500', '500', '2.5', 0],
      ['three-cards-delta', 'Nine Mouths', 4, '2000', '2000', '2.5', 0],
    ]);
    expect(listed[0]?.game).toMatchObject({ nodeId: 'ss-three-cards', gameType: 'PVP', gameName: 'Three Cards' });
    await (await enter('linh')).sit();
    expect(await roomRow(ferry)).toMatchObject({ seatsTaken: 1, maintenance: false });
  });

  test('a room there is not is refused by its word, and one under maintenance is shown and takes nobody', async () => {
    const launch = (roomId: string) => platform().call(pvpLaunch, { roomId }, { token: tokenOf('linh') });
    expect((await launch('three-cards-nowhere')).code).toBe('game_not_found');
    const player = await enter('linh');
    await platform().parts.db.updateTable('game').set({ offering: 'MAINTENANCE' }).where('code', '=', 'ss-three-cards').execute();
    clock().forward(2_000);
    expect((await launch(ferry)).code).toBe('game_maintenance');
    expect((await roomRow(ferry))?.maintenance).toBe(true);
    expect((await player.sit()).body.error).toBe('game_maintenance');
    expect(await records('linh')).toEqual([]);
  });

  test('two who stake the same play for both: the better hand takes the pot less the rake, and every coin is somewhere', async () => {
    const before = await sum();
    const [linh, minh] = await all(2);
    const first = await linh.sit({ seed: 'lotus' });
    expect(first.body).toMatchObject({ balance: '9800', waiting: { seats: [{ place: 0, name: 'li***', isOwn: true }] }, last: null });
    expect((await minh.look()).waiting.seats).toEqual([{ place: 0, name: 'li***', isOwn: false }]);
    // Nobody learns the server's seed, or is dealt a card, while a seat is free.
    expect(JSON.stringify(first.body)).not.toContain('serverSeed"');
    const { body } = await minh.sit({ seed: 'bến đò' });
    expect(body.last?.hand).toMatchObject({
      status: 'DEALT',
      pot: '400',
      rake: '10',
      prize: '390',
      serverSeedHash: first.body.waiting.serverSeedHash,
    });
    expect(body.last?.hand.seats.map(({ clientSeed }) => clientSeed)).toEqual(['lotus', 'bến đò']);
    const won = body.last?.hand.seats.findIndex((seat) => seat.hasWon);
    expect([await money('linh'), await money('minh')]).toEqual(won === 0 ? [101_900_000n, 98_000_000n] : [98_000_000n, 101_900_000n]);
    expect(before - (await sum())).toBe(100_000n);
    // Both see the same hand, and the next one waits under another hash.
    const seen = await linh.look();
    expect(seen.last?.hand).toEqual(body.last?.hand);
    expect(seen.waiting.seats).toEqual([]);
    expect(seen.waiting.serverSeedHash).not.toBe(first.body.waiting.serverSeedHash);
  });

  test('everybody can work a hand out again: the hash was there before, and the cards follow from the seeds alone', async () => {
    const players = await all(3, 'three-cards-market');
    const promised = (await players[0].look()).waiting.serverSeedHash;
    for (const [index, player] of players.entries()) await player.sit({ seed: `word ${index}` });
    const [record] = await records('linh');
    expect(record).toMatchObject({
      gameType: 'PVP',
      gameName: 'Three Cards',
      betAmount: '500',
      status: 'SETTLED',
      roundId: record?.recordId,
    });
    const hand = await handOf(record?.recordId ?? '');
    if (!hand) throw new Error('no hand');
    expect(hand.serverSeedHash).toBe(promised);
    expect(createHash('sha256').update(hand.serverSeed).digest('hex')).toBe(promised);
    // By the published rule, without the game's own code.
    const deck = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].flatMap((rank) =>
      ['♣', '♦', '♥', '♠'].map((suit) => rank + suit),
    );
    const block = (number: number) => createHmac('sha256', hand.serverSeed).update(`word 0\nword 1\nword 2:0:${number}`).digest();
    const numbers = [0, 1].flatMap((number) => [0, 4, 8, 12, 16, 20, 24, 28].map((offset) => block(number).readUInt32BE(offset)));
    const dealt: string[] = [];
    while (dealt.length < 9) {
      const number = numbers.shift() ?? 0;
      if (number < 2 ** 32 - (2 ** 32 % deck.length)) dealt.push(...deck.splice(number % deck.length, 1));
    }
    expect(hand.seats.map(({ cards }) => cards)).toEqual([0, 1, 2].map((seat) => [dealt[seat], dealt[seat + 3], dealt[seat + 6]]));
    expect(hand.seats.filter(({ hasWon }) => hasWon)).toHaveLength(1);
    expect([hand.pot, hand.rake, hand.prize]).toEqual(['1500', '37.5', '1462.5']);
    const hashes = [0, 1, 2].map((index) => createHash('sha256').update(`word ${index}`).digest('hex'));
    expect(hand.seats.map(({ wordHash }) => wordHash)).toEqual(hashes);
  });

  test('of a hand that waits nobody reads anything by its bet, and of a bet that was no hand neither', async () => {
    await (await enter('linh')).sit();
    const [record] = await records('linh');
    expect(record).toMatchObject({ status: 'PLACED' });
    expect(record).not.toHaveProperty('roundId');
    expect(await handOf(record?.recordId ?? '')).toBeNull();
    expect(await handOf(randomUUID())).toBeNull();
    expect(await handOf('no-id')).toBeNull();
  });

  test('a word is given for the hash that stood there: for any other it is refused, and nothing is staked', async () => {
    const linh = await enter('linh');
    expect((await linh.sit({ hash: 'f'.repeat(64) })).body.error).toBe('seeds_changed');
    const { serverSeedHash } = (await linh.look()).waiting;
    for (const wordHash of ['', 'f'.repeat(63), 'f'.repeat(65), 'F'.repeat(64)])
      expect(
        (await linh.post(`rooms/${ferry}/seats`, { wordHash, serverSeedHash }, { 'idempotency-key': randomUUID() })).body,
      ).toMatchObject({
        error: 'bad_request',
      });
    expect(await records('linh')).toEqual([]);
  });

  test.each([
    ['one address', '203.0.113.7', '203.0.113.7', 1n],
    ['addresses that are apart', '203.0.113.7', '203.0.113.8', 0n],
    ['one line of IPv6', '2001:db8:1:2::a', '2001:db8:1:2:ffff:0:0:b', 1n],
    ['two lines of IPv6', '2001:db8:1:2::a', '2001:db8:1:3::a', 0n],
    ['nobody knows where', '', '', 0n],
  ])('two who came from %s play; the house is told of them where they may be one', async (_from, linhs, minhs, noted) => {
    const [linh, minh] = await all(2);
    const { db } = platform().parts;
    for (const [username, address] of [
      ['linh', linhs],
      ['minh', minhs],
    ] as const)
      await db
        .updateTable('member_session')
        .set({ address })
        .where('member_id', '=', ({ selectFrom }) => selectFrom('member').select('id').where('username', '=', username))
        .execute();
    await linh.sit();
    await minh.sit();
    const events = await db.selectFrom('audit_event').select('id').where('action', '=', 'room.sharedAddress').execute();
    expect(events).toHaveLength(Number(noted));
    const shared = await db.selectFrom('room_seat').select('shares_address').orderBy('place').execute();
    expect(shared.map(({ shares_address: is }) => is)).toEqual([0n, noted]);
  });

  test('a hand that was seen to its end is not shown again', async () => {
    const [linh, minh] = await all(2);
    await linh.sit();
    const { body } = await minh.sit();
    await minh.post(`rounds/${body.last?.betId}/seen`, {});
    expect((await minh.look()).last).toBeNull();
    expect((await linh.look()).last).not.toBeNull();
  });

  test('a room is told as it changes, to whoever may be there', async () => {
    const [linh, minh] = await all(2);
    const headers = { authorization: `Bearer ${linh.session}` };
    expect((await platform().fetch(`/games/threeCards/rooms/${ferry}/stream`)).status).toBe(401);
    const stream = await platform().fetch(`/games/threeCards/rooms/${ferry}/stream?lang=EN`, { headers });
    expect(stream.headers.get('content-type')).toBe('text/event-stream');
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    const next = async () => JSON.parse((await reader?.read())?.value?.replace(/^data: /, '') ?? '') as { waiting: { seats: object[] } };
    expect((await next()).waiting.seats).toEqual([]);
    await minh.sit();
    expect((await next()).waiting.seats).toEqual([{ place: 0, name: 'mi***', isOwn: false }]);
    await reader?.cancel();
  });

  test('a member follows rooms on four pages, is told why a fifth is not, and has it once one is closed', async () => {
    const [linh, minh] = await all(2);
    const follow = ({ session }: typeof linh) =>
      platform().fetch(`/games/threeCards/rooms/${ferry}/stream?lang=EN`, { headers: { authorization: `Bearer ${session}` } });
    const pages = [await follow(linh), await follow(linh), await follow(linh), await follow(linh)];
    const fifth = await follow(linh);
    expect([fifth.status, await fifth.json()]).toEqual([429, { error: 'too_many_pages' }]);
    pages.push(await follow(minh));
    await pages.shift()?.body?.cancel();
    pages.push(await follow(linh));
    expect(pages.map(({ status }) => status)).toEqual(Array(5).fill(200));
    await Promise.all(pages.map(({ body }) => body?.cancel()));
  });

  test('it is played against members alone: the house takes no round of it', async () => {
    const linh = await enter('linh');
    expect((await linh.post('rounds', { stake: '200' }, { 'idempotency-key': randomUUID() })).body).toMatchObject({ error: 'bad_request' });
    expect((await linh.post(`rooms/nowhere/left`, {})).body).toMatchObject({ error: 'room_not_found' });
  });
});
