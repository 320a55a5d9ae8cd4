import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkBooks } from '../../core/books/checkBooks.ts';
import { reconcile } from '../../core/ledger/testing/reconcile.ts';
import { parseAmount, writeAmount } from '../../core/ledger/amount.ts';
import { modules } from '../../modules.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { betPage } from '../bet/betPage.ts';
import { bearer, openSlot, type OpenSlot } from '../games/slot/testing/openSlot.ts';
import type { GameFamily, GameTitle } from '../family/gameFamily.ts';
import { drawStream } from '../family/drawStream.ts';
import type { PlayedRound, PlaySession, PublicRound, RotatedSeeds } from './round.ts';

const sides = ['moon', 'river'];
/** A family of its own that nothing of the platform knows: a coin with two sides, 1.96 for the right one. */
const coin: GameTitle = {
  family: 'coin',
  code: 'xgs-test-coin',
  version: 3,
  vendorCode: 'XGS',
  category: 'RNG',
  classification: 'folk',
  stakes: ['100', '500'],
  lineCount: 0,
  hero: 'coin',
  companion: 'moon',
  exactReturn: '98.0000000',
  describe: () => ({ code: 'xgs-test-coin', sides }),
  play: ({ side }) =>
    sides.includes(String(side))
      ? {
          choice: { side },
          settle(stake, draws) {
            const drawn = sides[draws.draw(2)];
            return { payout: drawn === side ? (stake * 196n) / 100n : 0n, outcome: { side, drawn } };
          },
        }
      : undefined,
};
const families: readonly GameFamily[] = [
  { name: 'coin', titles: [coin] },
  { name: 'other', titles: [{ ...coin, family: 'other', code: 'xgs-other', shortestRound: 5_000 }] },
];

type CoinRound = PlayedRound['round'] & { readonly side: string; readonly drawn: string };

describe.each(testEngines())('any family of games on %s', (engine) => {
  let table: OpenSlot;
  let session: PlaySession;
  const enter = async (code = coin.code, family = 'coin') =>
    table.post<PlaySession & { readonly error?: string }>(`/games/${family}/session`, { launch: await table.launch('linh', code) });
  beforeEach(async () => {
    table = await openSlot(engine, families);
    await table.addMember('linh', 100_000_000n);
    session = (await enter()).body;
    const given = { clientSeed: 'first', serverSeedHash: session.seeds.nextServerSeedHash };
    await table.post<RotatedSeeds>('/games/coin/seeds', given, bearer(session.session));
  });
  afterEach(async () => {
    expect(await reconcile(table.db)).toEqual([]);
    expect(await checkBooks({ ...table.parts, vouched: modules.vouched })).toEqual([]);
    await table.close();
  });
  const flip = async (side: unknown, stake = '100', key: string = randomUUID()) => {
    table.wait(2_500);
    const headers = { ...bearer(session.session), 'idempotency-key': key };
    return table.post<PlayedRound & { readonly round: CoinRound; readonly error?: string }>('/games/coin/rounds', { stake, side }, headers);
  };

  test('is launched, plays and pays by its own rules', async () => {
    let money = 100_000_000n;
    const rounds: CoinRound[] = [];
    for (const side of ['moon', 'river', 'moon', 'river', 'moon', 'river']) {
      const { status, body } = await flip(side);
      expect(status).toBe(200);
      expect(body.round).toMatchObject({ side, titleCode: 'xgs-test-coin', titleVersion: 3, stake: '100' });
      expect(body.round.win).toBe(body.round.drawn === side ? '196' : '0');
      money += parseAmount(body.round.win) - 1_000_000n;
      expect(body.balance).toBe(writeAmount(money));
      rounds.push(body.round);
    }
    const { bets } = await betPage(table.db, { memberId: 'linh' }, 10);
    expect(bets.map(({ id }) => id)).toEqual(rounds.map(({ id }) => id).toReversed());
    expect(bets[0]).toMatchObject({
      game_code: 'xgs-test-coin',
      vendor_code: 'XGS',
      category: 'RNG',
      stake: 1_000_000n,
      status: 'SETTLED',
    });
  });

  test('resumes a round that nobody has seen, answers a repetition, and is checked by its seeds', async () => {
    const key = randomUUID();
    const { body: first } = await flip('moon', '500', key);
    expect((await flip('moon', '500', key)).body.round).toEqual(first.round);
    expect((await enter()).body.unfinished).toEqual(first.round);
    expect(await flip('river', '500', key)).toMatchObject({ status: 409, body: { error: 'idempotency_mismatch' } });
    await table.post(`/games/coin/rounds/${first.round.id}/seen`, {}, bearer(session.session));
    table.wait(5_000);
    const { body: seeds } = await table.get<{ readonly nextServerSeedHash: string }>('/games/coin/seeds', bearer(session.session));
    const given = { clientSeed: 'second', serverSeedHash: seeds.nextServerSeedHash };
    expect((await table.post('/games/coin/seeds', given, bearer(session.session))).status).toBe(200);
    const { body: shown } = await table.get<PublicRound & { readonly round: CoinRound }>(`/games/coin/rounds/${first.round.id}`);
    const { clientSeed, nonce, stake, win, drawn } = shown.round;
    const again = coin
      .play({ side: 'moon' })
      ?.settle(parseAmount(stake), drawStream({ serverSeed: shown.serverSeed ?? '', clientSeed, nonce }));
    expect(again).toEqual({ payout: parseAmount(win), outcome: { side: 'moon', drawn } });
    expect((await table.get(`/games/other/rounds/${first.round.id}`)).status).toBe(404);
  });

  test.each([undefined, 'edge', 7, null])('is not asked for what it does not offer: %s', async (side) => {
    expect(await flip(side)).toMatchObject({ status: 400, body: { error: 'bad_request' } });
    expect((await table.ledger.balance('linh')).amount).toBe(100_000_000n);
  });

  test('PP-30 goes at the pace of its game where that is slower than the brand’s, and its page is told so', async () => {
    expect(session.shortestRound).toBe(2_500);
    expect((await flip('moon')).status).toBe(200);
    const { body: other } = await enter('xgs-other', 'other');
    expect([other.shortestRound, other.nextRoundIn]).toEqual([5_000, 5_000]);
    const next = async () => {
      table.wait(2_500);
      const headers = { ...bearer(other.session), 'idempotency-key': randomUUID() };
      return table.post<{ readonly error?: string }>('/games/other/rounds', { stake: '100', side: 'moon' }, headers);
    };
    expect(await next()).toMatchObject({ status: 429, body: { error: 'too_soon', retryAfter: 2_500 } });
    expect((await next()).status).toBe(200);
  });

  test('is entered, and tells of its titles, at its own address alone', async () => {
    expect(await enter('xgs-test-coin', 'other')).toMatchObject({ status: 401, body: { error: 'launch_expired' } });
    expect((await enter('xgs-other', 'other')).status).toBe(200);
    expect((await table.get('/games/coin/titles/xgs-test-coin/3')).body).toEqual({
      code: 'xgs-test-coin',
      sides,
      rtp: '98.0000000',
      vendorHue: 178,
    });
    for (const path of ['/games/other/titles/xgs-test-coin/3', '/games/coin/titles/xgs-test-coin/2', '/games/slot/titles/xgs-test-coin/3'])
      expect((await table.get(path)).status).toBe(404);
  });
});
