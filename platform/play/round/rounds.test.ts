import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reconcile } from '../../core/ledger/testing/reconcile.ts';
import { parseAmount, writeAmount } from '../../core/ledger/amount.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { playPaidRound } from './playPaidRound.ts';
import { findPlaySession } from './playSessionStore.ts';
import { bearer, openSlot, type OpenSlot } from '../games/slot/testing/openSlot.ts';

describe.each(testEngines())('rounds on %s', (engine) => {
  let slot: OpenSlot;
  let session: string;
  beforeEach(async () => {
    slot = await openSlot(engine);
    await slot.addMember('linh', 100_000_000n);
    session = (await slot.enter('linh')).session;
  });
  afterEach(async () => {
    expect(await reconcile(slot.db)).toEqual([]);
    await slot.close();
  });

  const rounds = () =>
    slot.db.selectFrom('bet').innerJoin('seeded_round', 'seeded_round.bet_id', 'bet.id').selectAll().orderBy('id').execute();
  const balance = async () => (await slot.ledger.balance('linh')).amount;

  test('a round takes the stake, pays the win and is written down, all in one transaction of the ledger', async () => {
    const { status, body } = await slot.spin(session, '500');
    expect(status).toBe(200);
    const win = parseAmount(body.round.win);
    expect(await balance()).toBe(100_000_000n - 5_000_000n + win);
    expect(body.balance).toBe(writeAmount(await balance()));
    expect(body.seeds.inUse?.nonce).toBe(1);
    expect(body.net).toBe(writeAmount(win - 5_000_000n));
    const [row, ...others] = await rounds();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      id: body.round.id,
      member_id: 'linh',
      session_id: 'linh',
      stake: 5_000_000n,
      valid_bet: 5_000_000n,
      payout: win,
      status: 'SETTLED',
      nonce: 0n,
      seen_at: null,
      category: 'RNG',
      family: 'slot',
      game_code: 'xgs-ferry-of-small-lanterns',
      vendor_code: 'XGS',
      title_version: 1n,
      business_day: '2025-11-20',
    });
    expect(JSON.parse(row?.outcome ?? '')).toEqual({ spins: body.round.spins });
    const postings = await slot.db
      .selectFrom('posting')
      .select(['transaction_id', 'amount'])
      .orderBy('seq', 'desc')
      .limit(win > 0n ? 2 : 1)
      .execute();
    expect(new Set(postings.map((posting) => posting.transaction_id)).size).toBe(1);
    expect(postings.at(-1)?.amount).toBe(5_000_000n);
  });

  test('PP-29 the same key again gets the first round, once or many at a time', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => slot.spinNow(session, '200', key)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await slot.spin(session, '200', key.toUpperCase())).toMatchObject({ text: answers[0]?.text });
    expect(await rounds()).toHaveLength(1);
  });

  test('a round is kept once: the same key later gets it of the bet, with the money and the seeds as they stand by then', async () => {
    const key = randomUUID();
    const { body: first } = await slot.spin(session, '200', key);
    const { body: second } = await slot.spin(session, '500');
    const { body: again } = await slot.spinNow(session, '200', key);
    expect(again).toEqual({ ...second, round: first.round });
    const { answer } = await slot.db
      .selectFrom('ledger_transaction')
      .leftJoin('idempotency_answer', 'idempotency_answer.transaction_id', 'ledger_transaction.id')
      .select('answer')
      .where('operation', '=', 'bet')
      .where('idempotency_key', '=', key)
      .executeTakeFirstOrThrow();
    expect(answer).toBeNull();
    await slot.rotate(session, 'another');
    expect((await slot.spinNow(session, '200', key)).body.round).toEqual(first.round);
  });

  test('a key is not good for another stake', async () => {
    const key = randomUUID();
    await slot.spin(session, '200', key);
    expect(await slot.spin(session, '500', key)).toMatchObject({ status: 409, body: { error: 'idempotency_mismatch' } });
    expect(await rounds()).toHaveLength(1);
  });

  test('nonces rise by one without a gap, under parallel rounds too', async () => {
    for (let wave = 0; wave < 4; wave += 1) {
      slot.wait(2_500);
      const answers = await Promise.all(Array.from({ length: 8 }, () => slot.spinNow(session)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 429)]);
    }
    const nonces = (await rounds()).map((row) => Number(row.nonce));
    expect(nonces).toEqual([0, 1, 2, 3]);
  });

  test('no money, no round: neither nonce nor posting nor row', async () => {
    await slot.addMember('dung', 1_999_999n);
    const { session: poor } = await slot.enter('dung');
    expect(await slot.spin(poor)).toMatchObject({ status: 409, body: { error: 'insufficient_balance' } });
    const pair = await slot.db
      .selectFrom('seed_pair')
      .selectAll()
      .where('member_id', '=', 'dung')
      .where('client_seed_at', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(pair.next_nonce).toBe(0n);
    expect((await slot.ledger.balance('dung')).amount).toBe(1_999_999n);
    expect(await rounds()).toEqual([]);
  });

  test('a failure in the midst of a round undoes all of it, and the same key then plays it', async () => {
    const open = await findPlaySession(slot.db, session, slot.parts.clock.now());
    if (!open) throw new Error('the session is open');
    let broken = true;
    const ledger: typeof slot.ledger = {
      ...slot.ledger,
      once: (identity, payload, work) =>
        slot.ledger.once(identity, payload, async (transaction) => {
          const answer = await work(transaction);
          if (broken) throw new Error('the power went');
          return answer;
        }),
    };
    const key = randomUUID();
    const parts = { ...slot.parts, ledger };
    await expect(playPaidRound(parts, open, { stake: '200' }, key)).rejects.toThrow('the power went');
    expect(await balance()).toBe(100_000_000n);
    expect(await rounds()).toEqual([]);
    broken = false;
    expect((await playPaidRound(parts, open, { stake: '200' }, key)).round.nonce).toBe(0);
    expect(await rounds()).toHaveLength(1);
  });

  test.each(['0', '201', '-200', '200.0', '1000000', 'all'])('a stake of %s is not offered', async (stake) => {
    expect(await slot.spin(session, stake)).toMatchObject({ status: 400, body: { error: 'stake_not_offered' } });
    expect(await balance()).toBe(100_000_000n);
  });

  test('a round wants a key and a session', async () => {
    expect(await slot.spin(session, '200', 'again')).toMatchObject({ status: 400, body: { error: 'idempotency_key_required' } });
    expect(await slot.spin('x'.repeat(43))).toMatchObject({ status: 401, body: { error: 'session_over' } });
    expect(await slot.post('/games/slot/rounds', { stake: '200' })).toMatchObject({ status: 401, body: { error: 'session_over' } });
  });

  test('PP-30 one round of a member begins every 2.5 seconds, and who comes before is told how long to wait', async () => {
    expect((await slot.spin(session)).status).toBe(200);
    const early = await slot.spinNow(session);
    expect([early.status, early.body, early.headers.get('retry-after')]).toEqual([429, { error: 'too_soon', retryAfter: 2_500 }, '3']);
    slot.wait(2_499);
    expect(await slot.spinNow(session)).toMatchObject({ status: 429, body: { error: 'too_soon', retryAfter: 1 } });
    slot.wait(1);
    expect((await slot.spinNow(session)).status).toBe(200);
    expect(await rounds()).toHaveLength(2);
  });

  test('PP-30 two games and four pages of a member keep the pace of one', async () => {
    const titles = ['xgs-silver-oar', undefined, 'xgs-silver-oar', undefined];
    const pages = [session, ...(await Promise.all(titles.map(async (title) => (await slot.enter('linh', title)).session)))];
    const start = slot.parts.clock.now();
    while (slot.parts.clock.now() - start < 10_000) {
      await Promise.all(pages.map((page) => slot.spinNow(page)));
      slot.wait(100);
    }
    const times = (await rounds()).map((row) => Number(row.placed_at) - start);
    expect(times).toEqual([0, 2_500, 5_000, 7_500]);
  });

  test('the pace of one member is nobody else’s', async () => {
    await slot.addMember('minh', 100_000_000n);
    const other = await slot.enter('minh');
    expect((await slot.spin(session)).status).toBe(200);
    expect((await slot.spinNow(other.session)).status).toBe(200);
  });

  test('a round that was refused costs no time, and one asked for again by its key is no second one', async () => {
    const key = randomUUID();
    expect((await slot.spin(session, '201')).status).toBe(400);
    const first = await slot.spinNow(session, '200', key);
    expect(first.status).toBe(200);
    expect((await slot.spinNow(session, '200', key)).text).toBe(first.text);
  });

  test('a game that is opened just after a round says how long it is to the next', async () => {
    await slot.spin(session);
    slot.wait(1_000);
    expect(await slot.enter('linh')).toMatchObject({ shortestRound: 2_500, nextRoundIn: 1_500 });
    slot.wait(1_500);
    expect(await slot.enter('linh')).toMatchObject({ nextRoundIn: 0 });
  });

  test('a clock that was put back keeps nobody from playing', async () => {
    await slot.spin(session);
    slot.wait(-60_000);
    expect((await slot.spinNow(session)).status).toBe(200);
  });

  test('a round nobody saw the end of comes back until it is seen', async () => {
    const { body } = await slot.spin(session);
    expect((await slot.enter('linh')).unfinished).toEqual(body.round);
    expect((await slot.enter('linh', 'xgs-silver-oar')).unfinished).toBeNull();
    const again = await slot.enter('linh');
    const seen = () => slot.post(`/games/slot/rounds/${body.round.id}/seen`, {}, bearer(again.session));
    expect(await seen()).toMatchObject({ status: 200, body: {} });
    const [first] = await rounds();
    slot.wait(500);
    expect(await seen()).toMatchObject({ status: 200 });
    expect((await rounds())[0]?.seen_at).toBe(first?.seen_at);
    expect((await slot.enter('linh')).unfinished).toBeNull();
  });

  test('the next round of a game ends the one before; of two, the later comes back', async () => {
    await slot.spin(session);
    const { body } = await slot.spin(session);
    expect((await rounds()).map((row) => row.seen_at === null)).toEqual([false, true]);
    expect((await slot.enter('linh')).unfinished).toEqual(body.round);
  });

  test('nobody marks another’s round seen', async () => {
    const { body } = await slot.spin(session);
    await slot.addMember('minh', 0n);
    const other = await slot.enter('minh');
    expect(await slot.post(`/games/slot/rounds/${body.round.id}/seen`, {}, bearer(other.session))).toMatchObject({ status: 404 });
    expect((await rounds())[0]?.seen_at).toBeNull();
  });
});
