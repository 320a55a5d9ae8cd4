import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseAmount, writeAmount } from '../../core/ledger/amount.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { commitTo, drawStream } from '../family/drawStream.ts';
import { playRound } from '../games/slot/playRound.ts';
import type { PlayedRound, PlaySession, PublicRound } from '../games/slot/slotRound.ts';
import type { Seeds } from './round.ts';
import { bearer, openSlot, type OpenSlot } from '../games/slot/testing/openSlot.ts';
import type { SlotTitle } from '../games/slot/title.ts';

describe.each(testEngines())('seeds on %s', (engine) => {
  let slot: OpenSlot;
  let session: string;
  beforeEach(async () => {
    slot = await openSlot(engine);
    await slot.addMember('linh', 100_000_000n);
    session = (await slot.enter('linh')).session;
  });
  afterEach(() => slot.close());

  /** Past the shortest time that a pair stays in use. */
  const rotate = (clientSeed: unknown, serverSeedHash?: string) => {
    slot.wait(1_000);
    return slot.rotate(session, clientSeed, serverSeedHash);
  };
  const seedsNow = async () => (await slot.get<Seeds>('/games/slot/seeds', bearer(session))).body;
  const seen = ({ round }: PlayedRound) => slot.post(`/games/slot/rounds/${round.id}/seen`, {}, bearer(session));
  const serverSeeds = async () =>
    (await slot.db.selectFrom('seed_pair').select('server_seed').orderBy('id').execute()).map((row) => row.server_seed);

  describe('the first pair', () => {
    let open: PlaySession;
    beforeEach(async () => {
      await slot.addMember('minh', 100_000_000n);
      open = (await slot.post<PlaySession>('/games/slot/session', { launch: await slot.launch('minh') })).body;
    });

    test('its hash stands before the player’s seed is given, and no round is played until then', async () => {
      expect(open.seeds).toEqual({ inUse: null, nextServerSeedHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
      expect(await slot.spin(open.session)).toMatchObject({ status: 409, body: { error: 'seeds_needed' } });
      expect((await slot.ledger.balance('minh')).amount).toBe(100_000_000n);
      const { body } = await slot.rotate(open.session, 'my own', open.seeds.nextServerSeedHash);
      expect(body.revealed).toBeNull();
      expect(body.seeds.inUse).toEqual({ serverSeedHash: open.seeds.nextServerSeedHash, clientSeed: 'my own', nonce: 0 });
      expect((await slot.spin(open.session)).body.round).toMatchObject({
        serverSeedHash: open.seeds.nextServerSeedHash,
        clientSeed: 'my own',
        nonce: 0,
      });
    });

    test('opening the game again does not draw another', async () => {
      const again = (await slot.post<PlaySession>('/games/slot/session', { launch: await slot.launch('minh', 'xgs-silver-oar') })).body;
      expect(again.seeds).toEqual(open.seeds);
    });
  });

  test('CRS-012 no step is told to be before the one it rests on, where platforms whose clocks are minutes apart take them by turns', async () => {
    const apart = 4 * 60_000;
    const { nextServerSeedHash } = await seedsNow();
    slot.wait(-apart);
    await slot.rotate(session, 'behind', nextServerSeedHash);
    slot.wait(apart);
    const first = (await slot.spin(session)).body;
    slot.wait(-apart);
    const second = (await slot.spin(session)).body;
    await seen(second);
    await slot.rotate(session, 'behind again', (await seedsNow()).nextServerSeedHash);
    for (const { round } of [first, second]) {
      const { seedTimes } = (await slot.get<PublicRound>(`/games/slot/rounds/${round.id}`)).body;
      const steps = [seedTimes.committedAt, seedTimes.clientSeedAt, round.playedAt, seedTimes.revealedAt ?? 0];
      expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    }
  });

  test('every server seed that comes into use is the one whose hash was shown before the player’s seed was given', async () => {
    for (const clientSeed of ['a', 'b', 'c']) {
      const before = await seedsNow();
      const { body } = await rotate(clientSeed, before.nextServerSeedHash);
      expect(body.seeds.inUse).toEqual({ serverSeedHash: before.nextServerSeedHash, clientSeed, nonce: 0 });
      expect(body.seeds.nextServerSeedHash).not.toBe(before.nextServerSeedHash);
      expect(body.revealed?.serverSeedHash).toBe(before.inUse?.serverSeedHash);
      const played = (await slot.spin(session)).body;
      expect(played.seeds).toEqual({ inUse: { ...body.seeds.inUse, nonce: 1 }, nextServerSeedHash: body.seeds.nextServerSeedHash });
      await seen(played);
    }
  });

  test('a seed is taken for the hash that the player saw, and for no other', async () => {
    const before = await seedsNow();
    for (const hash of [before.inUse?.serverSeedHash ?? '', commitTo('another'), ''])
      expect(await rotate('mine', hash)).toMatchObject({ status: 409, body: { error: 'seeds_changed' } });
    expect(await seedsNow()).toEqual(before);
  });

  test('the same change again gets the same answer and changes nothing more', async () => {
    const { nextServerSeedHash } = await seedsNow();
    const first = await rotate('mine', nextServerSeedHash);
    expect((await rotate('mine', nextServerSeedHash)).body).toEqual(first.body);
    expect(await rotate('another', nextServerSeedHash)).toMatchObject({ status: 409, body: { error: 'seeds_changed' } });
  });

  test('the same change, asked for again before the first is answered, gets the same answer too: of a first seed, and of another', async () => {
    await slot.addMember('minh', 100_000_000n);
    const open = (await slot.post<PlaySession>('/games/slot/session', { launch: await slot.launch('minh') })).body;
    for (const seed of ['my own', 'my next', ...Array.from({ length: 8 }, (_, each) => `another ${each}`)]) {
      const { nextServerSeedHash } = (await slot.get<Seeds>('/games/slot/seeds', bearer(open.session))).body;
      slot.wait(1_000);
      const answers = await Promise.all(Array.from({ length: 6 }, () => slot.rotate(open.session, seed, nextServerSeedHash)));
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    }
  });

  test('a pair that no round was played with stays in use for a second at least; any other goes when the player likes', async () => {
    await rotate('a');
    slot.wait(999);
    const early = await slot.rotate(session, 'b');
    expect(early).toMatchObject({ status: 429, body: { error: 'too_soon', retryAfter: 1 } });
    slot.wait(1);
    expect((await slot.rotate(session, 'b')).status).toBe(200);
    slot.wait(2_500);
    await slot.rotate(session, 'c');
    await seen((await slot.spinNow(session)).body);
    expect((await slot.rotate(session, 'd')).status).toBe(200);
  });

  test('a round tells when its hash could be seen, when the player’s seed came, and when the server seed was shown', async () => {
    const start = slot.parts.clock.now();
    slot.wait(4_000);
    const { body } = await rotate('mine');
    const joined = slot.parts.clock.now();
    expect(body.seeds.inUse?.clientSeed).toBe('mine');
    const { body: played } = await slot.spin(session);
    await seen(played);
    const times = async () => (await slot.get<PublicRound>(`/games/slot/rounds/${played.round.id}`)).body.seedTimes;
    expect(await times()).toEqual({ committedAt: start, clientSeedAt: joined, revealedAt: null });
    await rotate('next');
    expect(await times()).toEqual({ committedAt: start, clientSeedAt: joined, revealedAt: slot.parts.clock.now() });
  });

  test('PP-26 once the seeds are changed, anybody can play a past round again from what is public', async () => {
    expect((await rotate('sông Hậu, số 7')).status).toBe(200);
    const played = [await slot.spin(session), await slot.spin(session, '1000'), await slot.spin(session, '500')];
    const last = played.at(-1)?.body;
    if (!last) throw new Error('rounds were played');
    await seen(last);
    const { body: rotated } = await rotate('another');
    expect(rotated.revealed).toMatchObject({
      clientSeed: 'sông Hậu, số 7',
      rounds: 3,
      serverSeedHash: commitTo(rotated.revealed?.serverSeed ?? ''),
    });
    expect(rotated.seeds.inUse).toMatchObject({ clientSeed: 'another', nonce: 0 });
    expect(rotated.seeds.inUse?.serverSeedHash).not.toBe(rotated.revealed?.serverSeedHash);
    for (const { body } of played) {
      const { body: shown } = await slot.get<PublicRound>(`/games/slot/rounds/${body.round.id}`);
      const { body: title } = await slot.get<SlotTitle>(`/games/slot/titles/${shown.round.titleCode}/${shown.round.titleVersion}`);
      expect(commitTo(shown.serverSeed ?? '')).toBe(shown.round.serverSeedHash);
      const seeds = { serverSeed: shown.serverSeed ?? '', clientSeed: shown.round.clientSeed, nonce: shown.round.nonce };
      const { spins, win } = playRound(title.model, parseAmount(shown.round.stake), drawStream(seeds));
      expect({ spins, win: writeAmount(win) }).toEqual({ spins: body.round.spins, win: body.round.win });
    }
  });

  test('no answer holds a server seed before it is changed', async () => {
    const answers = [await slot.post('/games/slot/session', { launch: await slot.launch('linh') })];
    const round = await slot.spin(session);
    answers.push(
      round,
      await slot.get(`/games/slot/rounds/${round.body.round.id}`),
      await slot.spin(session, '7'),
      await rotate('early'),
      await seen(round.body),
    );
    answers.push(await slot.post('/games/slot/session', { launch: await slot.launch('linh') }));
    const secret = await serverSeeds();
    const [inUse = ''] = secret;
    expect(secret.map((seed) => /^[0-9a-f]{64}$/.test(seed))).toEqual([true, true]);
    for (const { text, headers } of answers)
      for (const seed of secret) {
        expect(text).not.toContain(seed);
        expect(JSON.stringify([...headers])).not.toContain(seed);
      }
    expect((await slot.get<PublicRound>(`/games/slot/rounds/${round.body.round.id}`)).body.serverSeed).toBeNull();
    const { text } = await rotate('now');
    expect(text).toContain(inUse);
    const others = (await serverSeeds()).filter((seed) => seed !== inUse);
    expect(others).toHaveLength(2);
    for (const seed of others) expect(text).not.toContain(seed);
  });

  test('seeds stay while a round is on its way to the player', async () => {
    const { body } = await slot.spin(session);
    expect(await rotate('mine')).toMatchObject({ status: 409, body: { error: 'round_unfinished' } });
    expect(await serverSeeds()).toHaveLength(2);
    await seen(body);
    expect((await rotate('mine')).status).toBe(200);
  });

  test('the nonce starts again with each pair, and rounds go on under the new one', async () => {
    await seen((await slot.spin(session)).body);
    await rotate('mine');
    const { body } = await slot.spin(session);
    expect(body.round).toMatchObject({ nonce: 0, clientSeed: 'mine' });
  });

  test('of changes at once, which all saw one hash, one is taken', async () => {
    const { nextServerSeedHash } = await seedsNow();
    slot.wait(1_000);
    const answers = await Promise.all(['a', 'b', 'c'].map((clientSeed) => slot.rotate(session, clientSeed, nextServerSeedHash)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const pairs = await slot.db.selectFrom('seed_pair').selectAll().execute();
    expect(pairs.map(({ client_seed_at, revealed_at }) => [client_seed_at !== null, revealed_at !== null]).toSorted()).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
  });

  test.each([
    ['nothing', ''],
    ['65 characters', 'x'.repeat(65)],
    ['a line break', 'a\nb'],
    ['half a character', '\ud83d'],
    ['an invisible sign', 'a\u200bb'],
  ])('a player’s seed of %s is refused', async (_case, clientSeed) => {
    expect(await rotate(clientSeed)).toMatchObject({ status: 400, body: { error: 'client_seed_invalid' } });
  });

  test.each(['0198f0c0-0000-7000-8000-000000000000', 'nothing', '%00'])('there is no round %s', async (id) => {
    expect(await slot.get(`/games/slot/rounds/${id}`)).toMatchObject({ status: 404, body: { error: 'round_not_found' } });
  });
});
