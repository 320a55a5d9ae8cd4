import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseAmount, writeAmount } from '../../ledger/amount.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { commitTo, drawStream } from './drawStream.ts';
import { playRound } from './playRound.ts';
import type { RotatedSeeds } from './rotateSeeds.ts';
import type { PlayedRound, Round } from './round.ts';
import { bearer, openSlot, type OpenSlot } from './testing/openSlot.ts';
import type { SlotTitle } from './title.ts';

interface PublicRound {
  readonly round: Round;
  readonly serverSeed: string | null;
  readonly error?: string;
}

describe.each(testEngines())('seeds on %s', (engine) => {
  let slot: OpenSlot;
  let session: string;
  beforeEach(async () => {
    slot = await openSlot(engine);
    await slot.addMember('linh', 100_000_000n);
    session = (await slot.enter('linh')).session;
  });
  afterEach(() => slot.close());

  const rotate = (clientSeed: unknown) => slot.post<RotatedSeeds & { error?: string }>('/games/slot/seeds', { clientSeed }, bearer(session));
  const seen = ({ round }: PlayedRound) => slot.post(`/games/slot/rounds/${round.id}/seen`, {}, bearer(session));
  const serverSeeds = async () => (await slot.db.selectFrom('seed_pair').select('server_seed').execute()).map((row) => row.server_seed);

  test('once the seeds are changed, anybody can play a past round again from what is public', async () => {
    expect((await rotate('sông Hậu, số 7')).status).toBe(200);
    const played = [await slot.spin(session), await slot.spin(session, '1000'), await slot.spin(session, '500')];
    const last = played.at(-1)?.body;
    if (!last) throw new Error('rounds were played');
    await seen(last);
    const { body: rotated } = await rotate('another');
    expect(rotated.revealed).toMatchObject({ clientSeed: 'sông Hậu, số 7', rounds: 3, serverSeedHash: commitTo(rotated.revealed.serverSeed) });
    expect(rotated.seeds).toMatchObject({ clientSeed: 'another', nonce: 0 });
    expect(rotated.seeds.serverSeedHash).not.toBe(rotated.revealed.serverSeedHash);
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
    answers.push(round, await slot.get(`/games/slot/rounds/${round.body.round.id}`), await slot.spin(session, '7'), await rotate('early'), await seen(round.body));
    answers.push(await slot.post('/games/slot/session', { launch: await slot.launch('linh') }));
    const [inUse = ''] = await serverSeeds();
    expect(inUse).toMatch(/^[0-9a-f]{64}$/);
    for (const { text, headers } of answers) {
      expect(text).not.toContain(inUse);
      expect(JSON.stringify([...headers])).not.toContain(inUse);
    }
    expect((await slot.get<PublicRound>(`/games/slot/rounds/${round.body.round.id}`)).body.serverSeed).toBeNull();
    const { text } = await rotate('now');
    const next = (await serverSeeds()).find((seed) => seed !== inUse) ?? '';
    expect(text).toContain(inUse);
    expect(text).not.toContain(next);
  });

  test('seeds stay while a round is on its way to the player', async () => {
    const { body } = await slot.spin(session);
    expect(await rotate('mine')).toMatchObject({ status: 409, body: { error: 'round_unfinished' } });
    expect(await serverSeeds()).toHaveLength(1);
    await seen(body);
    expect((await rotate('mine')).status).toBe(200);
  });

  test('the nonce starts again with each pair, and rounds go on under the new one', async () => {
    await seen((await slot.spin(session)).body);
    await rotate('mine');
    const { body } = await slot.spin(session);
    expect(body.round).toMatchObject({ nonce: 0, clientSeed: 'mine' });
  });

  test('changes at once leave one pair in use and reveal each other pair once', async () => {
    const answers = await Promise.all(['a', 'b', 'c'].map(rotate));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const pairs = await slot.db.selectFrom('seed_pair').selectAll().execute();
    expect(pairs).toHaveLength(4);
    expect(pairs.filter((pair) => pair.revealed_at === null)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.revealed.serverSeed)).size).toBe(3);
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
